import type { DecisionKind } from '@naskhah/kernel/article-words';
import type { FactAbout } from '@naskhah/kernel/facts/fact';
import type { Language } from '@naskhah/kernel/language';
import { timelineWords } from '@naskhah/words/desk-article/timeline';
import { decisionWords } from '@naskhah/words/workflow/workflow';
import { withoutSecrets } from '../../messaging/index.ts';
import type { Relation } from '../../submissions/index.ts';

export type LogRow = {
  event: string;
  at: Date;
  actor_kind: 'person' | 'link' | 'system';
  actor_id: string | null;
  data: Record<string, unknown>;
  name: string | null;
  filename: string | null;
  label: string | null;
  other_name: string | null;
  reviewer_name: string | null;
};
export type MailRow = {
  id: string;
  event: string;
  person_id: string | null;
  address: string;
  subject: string;
  body: string;
  created_at: Date;
  sent_at: Date | null;
};

type Viewer = Exclude<Relation, 'reviewer' | 'public'>;

/** Besides the editors, who hear of everything that is said. */
const heardBy: Partial<Record<FactAbout<'article'>, readonly Exclude<Viewer, 'editor'>[]>> = {
  'submission-was-started': ['author'],
  'article-was-submitted': ['author', 'production'],
  'authorship-was-confirmed': ['author'],
  'authorship-was-declined': ['author'],
  'authorship-was-restored': ['author'],
  'decision-was-taken': ['author', 'production'],
  'revision-was-submitted': ['author'],
  'stage-work-was-finished': ['production'],
  'galley-was-added': ['production'],
  'galley-was-removed': ['production'],
  'article-was-scheduled': ['author', 'production'],
  'article-was-unscheduled': ['production'],
  'article-was-published': ['author', 'production'],
  'article-was-withdrawn': ['author', 'production'],
  'article-was-transferred': ['author', 'production'],
  'article-was-retracted': ['author', 'production'],
};

const isOfArticle = (event: string): event is FactAbout<'article'> => Object.hasOwn(timelineWords, event);

const isHeard = (event: FactAbout<'article'>, viewer: Viewer): boolean =>
  viewer === 'editor' || (heardBy[event]?.includes(viewer) ?? false);

const decisions = new Set(['decision-was-taken', 'decision-was-recommended']);

/** One line of the timeline in the viewer's words, or undefined for what is not theirs to hear. */
export const timelineEntry = (entry: LogRow, viewer: Viewer, person: string, language: Language, mails: MailRow[]) => {
  const texts = isOfArticle(entry.event) && isHeard(entry.event, viewer) ? timelineWords[entry.event] : null;
  if (!texts) return undefined;
  const hidden = viewer !== 'editor' && entry.actor_id !== person;
  const kind = entry.data.kind as DecisionKind | undefined;
  const mail = mails[0];
  return {
    log_title: texts.title[language],
    log_date: entry.at.toISOString(),
    log_user_fullname: hidden ? '' : (entry.name ?? ''),
    log_kind: decisions.has(entry.event) ? ('decision' as const) : ('other' as const),
    log_message:
      texts.message?.[language]({
        decision: kind && kind in decisionWords ? decisionWords[kind][language] : '',
        round: typeof entry.data.round === 'number' ? String(entry.data.round) : '',
        person: viewer === 'editor' ? (entry.other_name ?? entry.reviewer_name ?? '') : '',
        number: typeof entry.data.number === 'string' ? entry.data.number : '',
      }) ?? '',
    log_template_content: mail ? withoutSecrets(mail.event, mail.body) : null,
    log_ref: {
      attachment_file:
        entry.filename && !hidden && typeof entry.data.attachment === 'string' ? entry.data.attachment : null,
      attachment_file_label: entry.filename && !hidden ? entry.label || entry.filename : null,
      email_id: mail?.id ?? null,
      email_template: mail
        ? {
            subject: withoutSecrets(mail.event, mail.subject),
            body: withoutSecrets(mail.event, mail.body),
            address: mail.address,
            sent_at: mail.sent_at?.toISOString() ?? null,
          }
        : null,
    },
  };
};
