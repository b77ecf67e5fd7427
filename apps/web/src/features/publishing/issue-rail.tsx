import { Link } from '@naskhah/ui/controls/link';
import { useWords } from '@naskhah/ui/language/language-provider';
import { type Fact, FactList } from '@naskhah/ui/record/fact-list';
import { Marked } from '@naskhah/ui/record/marked';
import { RailSection } from '@naskhah/ui/record/record-layout';
import { issues } from '@naskhah/words/publishing/issues';
import { addresses } from '../../app/addresses.ts';
import { useDates } from '../../app/use-dates.ts';
import type { Issue } from './issue-look.tsx';
import css from './issues.module.css';

/** Who asked and who approved, and what the dry run still misses. */
export const IssueRail = ({ issue }: { issue: Issue }) => {
  const { say } = useWords();
  const { short } = useDates();
  const facts: (Fact | null)[] = [
    { label: say(issues.requestedBy), value: issue.requested_by ?? say(issues.notYet) },
    { label: say(issues.approvedBy), value: issue.approved_by ?? say(issues.notYet) },
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
          {issue.missing.length === 0 ? (
            <p>{say(issues.nothingMissing)}</p>
          ) : (
            <ul className={css.missing}>
              {issue.missing.map(({ code, article_id, article_title, message }) => (
                <li key={`${code} ${article_id ?? ''}`}>
                  {article_id && article_title && (
                    <Link href={addresses.article(article_id)}>
                      <Marked text={article_title} />
                    </Link>
                  )}
                  <span className={css.detail}>{message}</span>
                </li>
              ))}
            </ul>
          )}
        </RailSection>
      )}
    </>
  );
};
