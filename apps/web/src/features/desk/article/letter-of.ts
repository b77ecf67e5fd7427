import type { Answers } from '../../../app/answers.ts';

type Entry = Answers['deskArticle']['logsArticle'][number];

/** A decision, its log row and its mail are written in one transaction, milliseconds apart. */
const together = 2000;

/** The letter that went out with the decision taken at this moment, if this viewer may read it. */
export const letterOf = (timeline: readonly Pick<Entry, 'log_date' | 'log_ref'>[], at: string) => {
  const taken = Date.parse(at);
  const near = timeline
    .filter(({ log_ref, log_date }) => log_ref.email_template && Math.abs(Date.parse(log_date) - taken) < together)
    .sort((one, other) => Math.abs(Date.parse(one.log_date) - taken) - Math.abs(Date.parse(other.log_date) - taken));
  return near[0]?.log_ref.email_template ?? undefined;
};
