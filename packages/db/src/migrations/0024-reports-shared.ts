import type { Step } from './step.ts';

/** When the author was last given what the reviewers of a round had written: what they once read stays theirs. */
export const reportsShared: Step = {
  name: '0024-reports-shared',
  change: 'alter table workflow.round add column reports_shared_at timestamptz;',
};

/** Rounds that were decided on before. */
export const reportsSharedBefore: Step = {
  name: '0025-reports-shared-before',
  batches: `update workflow.round o set reports_shared_at = d.at
    from (select round_id, max(at) as at from workflow.decision
      where not is_recommendation and kind in ('accept', 'accept-without-review', 'decline', 'request-revisions', 'resubmit')
      group by round_id) d
    where d.round_id = o.id and o.id in (select r.id from workflow.round r join workflow.decision e on e.round_id = r.id
      where r.reports_shared_at is null and not e.is_recommendation
        and e.kind in ('accept', 'accept-without-review', 'decline', 'request-revisions', 'resubmit') limit 500)`,
};
