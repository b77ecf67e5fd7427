import { inLanguage } from '@naskhah/kernel/language';
import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { DecisionBar } from '@naskhah/ui/record/decision-bar';
import { RecordHeader } from '@naskhah/ui/record/record-header';
import { RecordLayout } from '@naskhah/ui/record/record-layout';
import { Note } from '@naskhah/ui/state/note';
import { StatePill } from '@naskhah/ui/state/state-pill';
import { issueMeaning, issueStateWords, issues } from '@naskhah/words/publishing/issues';
import { IconWorld } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { isMissing } from '../../app/problem.ts';
import { PageMissing } from '../../app/root.tsx';
import { usePathParam } from '../../app/use-path-param.ts';
import { Contents } from '../../features/publishing/contents.tsx';
import { type Issue, issueLook } from '../../features/publishing/issue-look.tsx';
import { IssueRail } from '../../features/publishing/issue-rail.tsx';
import { IssueSteps } from '../../features/publishing/issue-steps.tsx';
import { WaitingArticles } from '../../features/publishing/waiting-articles.tsx';
import { NameHere } from '../../shell/here.tsx';

const Loaded = ({ issue }: { issue: Issue }) => {
  const { say, sayWith, language } = useWords();
  const [stale, setStale] = useState(false);
  const name = sayWith(issues.name, issue);
  const { state, can } = issue;
  const waitsForOther = state === 'approved' && !can.approve_finally && issue.missing.length === 0;
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <NameHere name={name} />
      <RecordHeader
        facts={[language === 'ms' ? issue.journal_ms : issue.journal_en]}
        title={name}
        otherTitle={inLanguage(issue.title, language)}
        actions={
          <>
            <ButtonLink href={addresses.journalSection(issue.journal_id, 'volume')}>{say(issues.listTitle)}</ButtonLink>
            {state === 'public' && (
              <ButtonLink icon={IconWorld} href={addresses.publicIssue(issue.journal_path, issue.id)}>
                {say(issues.onSite)}
              </ButtonLink>
            )}
          </>
        }
      />
      <RecordLayout railLabel={say(issues.about)} rail={<IssueRail issue={issue} />}>
        <div>
          <DecisionBar
            label={say(issues.steps)}
            state={<StatePill {...issueLook[state]}>{say(issueStateWords[state])}</StatePill>}
            actions={<IssueSteps issue={issue} onStale={setStale} />}
          >
            {say(issueMeaning[state])} {waitsForOther && say(issues.secondPerson)}
          </DecisionBar>
          {stale && (
            <Note tone="warn" role="alert">
              {say(issues.changed)}
            </Note>
          )}
          {state === 'returned' && issue.return_reason && (
            <Note tone="warn">
              {say(issues.reason)}: {issue.return_reason}
            </Note>
          )}
        </div>
        <Contents issue={issue} />
        {can.edit && <WaitingArticles issue={issue} />}
      </RecordLayout>
    </>
  );
};

/** An issue: its table of contents, what is missing, and the steps to publication. */
const IssuePage = () => {
  const { say } = useWords();
  const id = usePathParam('id');
  const { data, error, refetch } = useQuery(calls.publishing.getIssueData.queryOptions({ input: { id } }));
  if (data) return <Loaded issue={data} />;
  if (isMissing(error)) return <PageMissing />;
  if (error) return <LoadFailure error={error} level={1} onRetry={() => void refetch()} />;
  return <p role="status">{say(issues.loading)}</p>;
};

export default IssuePage;
