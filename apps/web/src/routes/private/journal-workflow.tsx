import { useWords } from '@naskhah/ui/language/language-provider';
import { workflowSettings } from '@naskhah/words/journals/workflow-settings';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { calls } from '../../app/calls.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { isMissing, isRefusal } from '../../app/problem.ts';
import { PageMissing } from '../../app/root.tsx';
import { usePathParam } from '../../app/use-path-param.ts';
import { JournalFrame } from '../../features/journals/journal-frame.tsx';
import { StageItem } from '../../features/journals/workflow/stage-item.tsx';
import css from '../../features/journals/workflow/stages.module.css';
import { WorkflowRules } from '../../features/journals/workflow/workflow-rules.tsx';

/** The section workflow_management of a journal: its stages, and what holds for all of them. */
const JournalWorkflowPage = () => {
  const { sayWith } = useWords();
  const id = usePathParam('id');
  const { stage: asked } = useSearch({ strict: false }) as Record<string, unknown>;
  const { data, error, refetch } = useQuery(
    calls.workflowSettings.stageListing.queryOptions({ input: { filters: { journal_id: id } } }),
  );
  if (isMissing(error) || isRefusal(error, 'not-allowed')) return <PageMissing />;
  if (error) return <LoadFailure error={error} level={1} onRetry={() => void refetch()} />;
  const count = data?.rows.reduce((sum, { articles }) => sum + articles, 0) ?? 0;
  return (
    <JournalFrame id={id} current="workflow_management" lead={sayWith(workflowSettings.lead, { count })}>
      {() =>
        data && (
          <>
            <ol className={css.stages}>
              {data.rows.map((stage, at) => (
                <StageItem key={stage.stage} stage={stage} place={at + 1} opened={asked === stage.stage} />
              ))}
            </ol>
            <WorkflowRules journal={id} rules={data.rules} />
          </>
        )
      }
    </JournalFrame>
  );
};

export default JournalWorkflowPage;
