import { Button } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import {
  anonymityNames,
  facetNames,
  facetValues,
  weekdays,
  workflowSettings,
} from '@naskhah/words/journals/workflow-settings';
import { lazy, Suspense, useState } from 'react';
import type { RulesPart } from './rules-values.ts';
import type { Rules } from './stage-values.ts';
import css from './stages.module.css';

const RulesDialog = lazy(async () => ({ default: (await import('./rules-dialog.tsx')).RulesDialog }));

/** What holds for all stages, in a sentence each, with the dialog that changes it. */
export const WorkflowRules = ({ journal, rules }: { journal: string; rules: Rules }) => {
  const { say, sayWith } = useWords();
  const [editing, setEditing] = useState<RulesPart>();
  const free = rules.weekend.flatMap((day) => weekdays[day] ?? []).map((name) => say(name));
  const review = [
    say(anonymityNames[rules.anonymity]),
    `${say(facetNames.interaction)}: ${say(facetValues.interaction[rules.interaction])}`,
    `${say(facetNames.published)}: ${say(facetValues.published[rules.published])}`,
    `${say(facetNames.commenting)}: ${say(facetValues.commenting[rules.commenting])}`,
  ];
  const calendar = [
    rules.time_zone,
    say(rules.working_days ? workflowSettings.workingDays : workflowSettings.allDays),
    ...(rules.working_days && free.length > 0 ? [sayWith(workflowSettings.free, { days: free.join(', ') })] : []),
    sayWith(workflowSettings.holidayCount, { count: rules.holidays.length }),
  ];
  const parts = [
    { part: 'review', name: say(workflowSettings.reviewType), says: review.join(' · ') },
    { part: 'calendar', name: say(workflowSettings.calendar), says: calendar.join(' · ') },
  ] as const;
  return (
    <>
      <dl className={css.rules}>
        {parts.map(({ part, name, says }) => (
          <div key={part}>
            <dt>{name}</dt>
            <dd>{says}</dd>
            <dd>
              <Button
                size="sm"
                aria-label={sayWith(workflowSettings.editOf, { name })}
                onClick={() => setEditing(part)}
              >
                {say(workflowSettings.edit)}
              </Button>
            </dd>
          </div>
        ))}
      </dl>
      {editing && (
        <Suspense>
          <RulesDialog journal={journal} rules={rules} part={editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </>
  );
};
