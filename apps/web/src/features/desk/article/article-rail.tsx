import { Button } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EventList } from '@naskhah/ui/record/event-list';
import { type Fact, FactList } from '@naskhah/ui/record/fact-list';
import { FileList } from '@naskhah/ui/record/file-list';
import { PeopleList } from '@naskhah/ui/record/people-list';
import { RailSection } from '@naskhah/ui/record/record-layout';
import { articlePage, participantWords } from '@naskhah/words/desk-article/article-page';
import type { ReactNode } from 'react';
import type { Article } from '../../../app/article.ts';
import { useSession } from '../../../app/session.ts';
import { useDates } from '../../../app/use-dates.ts';
import { ArticleTasks } from '../tasks/article-tasks.tsx';
import { useTimeline } from './use-article.ts';
import { useListedFiles } from './use-listed-files.ts';

const inRail = 4;

const People = ({ article, action }: { article: Article; action: ReactNode }) => {
  const { say } = useWords();
  const me = useSession((state) => state.user?.usr_id);
  const people = article.participant.map(({ id, user_id, name, role }) => {
    const part = role in participantWords ? say(participantWords[role as keyof typeof participantWords]) : '';
    return { id, name, part: user_id === me ? `${part} · ${say(articlePage.you)}` : part, me: user_id === me };
  });
  return (
    <RailSection title={say(articlePage.people)} action={action}>
      {people.length > 0 ? <PeopleList people={people} /> : <p>{say(articlePage.noPeople)}</p>}
    </RailSection>
  );
};

const Dates = ({ article }: { article: Article }) => {
  const { say, sayWith } = useWords();
  const { short } = useDates();
  const { dates, due, overdue_days, workflow, issue } = article;
  const latest = workflow.rounds[0];
  const facts: (Fact | null)[] = [
    { label: say(articlePage.submitted), value: short(dates.submitted) },
    latest
      ? { label: sayWith(articlePage.roundOpened, { round: latest.number }), value: short(latest.opened_at) }
      : null,
    dates.accepted ? { label: say(articlePage.accepted), value: short(dates.accepted) } : null,
    dates.published ? { label: say(articlePage.published), value: short(dates.published) } : null,
    issue?.approved_by ? { label: say(articlePage.approvedBy), value: issue.approved_by } : null,
    due
      ? {
          label: say(articlePage.due),
          value: short(due),
          ...(overdue_days !== null && { urgency: 'late' as const }),
        }
      : null,
  ];
  return (
    <RailSection title={say(articlePage.dates)}>
      <FactList facts={facts.filter((fact) => fact !== null)} />
    </RailSection>
  );
};

const Latest = ({ article, onTimeline }: { article: Article; onTimeline: () => void }) => {
  const { say } = useWords();
  const { moment, full } = useDates();
  const { data } = useTimeline(article.id);
  return (
    <RailSection
      title={say(articlePage.latest)}
      action={
        <Button kind="link" size="sm" onClick={onTimeline}>
          {say(articlePage.openTimeline)}
        </Button>
      }
    >
      <EventList
        events={(data ?? []).slice(0, inRail).map(({ log_title, log_date, log_message }, place) => ({
          id: `${log_date} ${place}`,
          when: moment(log_date),
          full: full(log_date),
          what: [log_title, log_message].filter(Boolean).join(' · '),
        }))}
      />
    </RailSection>
  );
};

/** What belongs to the article whatever part of it is open: people, dates, files and the latest events. */
export const ArticleRail = ({
  article,
  assign,
  onTimeline,
}: {
  article: Article;
  assign: ReactNode;
  onTimeline: () => void;
}) => {
  const { say } = useWords();
  const files = useListedFiles(article.files).slice(-inRail).reverse();
  return (
    <>
      <People article={article} action={assign} />
      <ArticleTasks article={article} />
      <Dates article={article} />
      {files.length > 0 && (
        <RailSection title={say(articlePage.files)}>
          <FileList files={files} />
        </RailSection>
      )}
      {article.can.see_timeline && <Latest article={article} onTimeline={onTimeline} />}
    </>
  );
};
