import { useWords } from '@naskhah/ui/language/language-provider';
import { type Fact, FactList } from '@naskhah/ui/record/fact-list';
import { RailSection } from '@naskhah/ui/record/record-layout';
import { issues } from '@naskhah/words/publishing/issues';
import { useDates } from '../../app/use-dates.ts';
import type { Issue } from './issue-look.tsx';
import { IssuePieces } from './issue-pieces.tsx';
import css from './issues.module.css';

/** Who asked and who approved, and what the dry run still misses. */
export const IssueRail = ({ issue }: { issue: Issue }) => {
  const { say, sayWith } = useWords();
  const { short } = useDates();
  const given = (name: string | null, at: string | null) =>
    name ? (at ? sayWith(issues.on, { name, date: short(at) }) : name) : say(issues.notYet);
  // Where one approval is enough there is none before the final one.
  const skipped = issue.state === 'public' && !issue.approved_by;
  const facts: (Fact | null)[] = [
    { label: say(issues.requestedBy), value: given(issue.requested_by, issue.requested_at) },
    skipped ? null : { label: say(issues.approvedBy), value: given(issue.approved_by, issue.approved_at) },
    { label: say(issues.finalApproval), value: given(issue.finally_approved_by, issue.published_at) },
    issue.planned_on ? { label: say(issues.planned), value: short(issue.planned_on) } : null,
    { label: say(issues.publishedOn), value: issue.published_at ? short(issue.published_at) : say(issues.notYet) },
  ];
  return (
    <>
      <RailSection title={say(issues.approvals)}>
        <FactList facts={facts.filter((fact) => fact !== null)} />
      </RailSection>
      {issue.state !== 'public' && (
        <RailSection title={say(issues.missing)}>
          {issue.missing.length === 0 ? <p>{say(issues.nothingMissing)}</p> : <IssuePieces pieces={issue.missing} />}
        </RailSection>
      )}
      {issue.notes.length > 0 && (
        <RailSection title={say(issues.lookAt)}>
          <IssuePieces pieces={issue.notes} />
          <p className={css.detail}>{say(issues.lookAtWhy)}</p>
        </RailSection>
      )}
    </>
  );
};
