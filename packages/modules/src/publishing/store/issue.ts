import type { Trx } from '@naskhah/db/tables';
import type { PersonId } from '@naskhah/kernel/ids';
import { mayChangeContent } from '../domain/approvals.ts';
import type { Issue, IssueState } from '../domain/issue.ts';

type Row = {
  state: IssueState['is'];
  requested_by: string | null;
  approved_by: string | null;
  return_reason: string | null;
  published_at: Date | null;
};

const stateOf = (row: Row): IssueState => {
  switch (row.state) {
    case 'requested':
      return { is: 'requested', by: row.requested_by as PersonId };
    case 'approved':
      return { is: 'approved', requestedBy: row.requested_by as PersonId, by: row.approved_by as PersonId };
    case 'returned':
      return { is: 'returned', reason: row.return_reason ?? '' };
    case 'public':
      return { is: 'public', since: row.published_at ?? new Date(0) };
    case 'draft':
    case 'compiled':
    case 'unpublished':
      return { is: row.state };
  }
};

export const lockIssue = async (trx: Trx, id: string): Promise<Issue | undefined> => {
  const row = await trx
    .selectFrom('publishing.issue as i')
    .innerJoin('journals.journal as j', 'j.id', 'i.journal_id')
    .selectAll('i')
    .select('j.approval_levels')
    .where('i.id', '=', id)
    .forUpdate('i')
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      journalId: row.journal_id,
      volumeId: row.volume_id,
      number: row.number,
      continuous: row.continuous,
      version: row.version,
      levels: row.approval_levels,
      state: stateOf(row),
    }
  );
};

type Change = Partial<{
  state: IssueState['is'];
  requested_by: string | null;
  requested_at: Date | null;
  approved_by: string | null;
  approved_at: Date | null;
  finally_approved_by: string | null;
  published_at: Date | null;
  return_reason: string | null;
}>;

export const saveIssueState = async (trx: Trx, issue: Issue, change: Change, now: Date): Promise<void> => {
  await trx
    .updateTable('publishing.issue')
    .set({ ...change, updated_at: now, version: issue.version + 1 })
    .where('id', '=', issue.id)
    .execute();
};

/** A change of content voids what was asked and approved: the issue is compiled again. */
export const voidApprovals = (trx: Trx, issue: Issue, now: Date): Promise<void> =>
  saveIssueState(
    trx,
    issue,
    {
      state: 'compiled',
      requested_by: null,
      requested_at: null,
      approved_by: null,
      approved_at: null,
      return_reason: null,
    },
    now,
  );

/** The same for the issue that an article is set into, if there is one. */
export const voidApprovalsAround = async (trx: Trx, article: string, now: Date): Promise<void> => {
  const set = await trx
    .selectFrom('publishing.publication')
    .select('issue_id')
    .where('submission_id', '=', article)
    .executeTakeFirst();
  const issue = set?.issue_id ? await lockIssue(trx, set.issue_id) : undefined;
  if (issue && mayChangeContent(issue)) await voidApprovals(trx, issue, now);
};
