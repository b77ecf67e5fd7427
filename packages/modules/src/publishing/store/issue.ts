import type { Db, Trx } from '@naskhah/db/tables';
import type { PersonId } from '@naskhah/kernel/ids';
import type { Given } from '@naskhah/kernel/with-given';
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

/** An issue locked for this act, without what its journal says of it. */
export const lockIssue = async (trx: Trx, id: string): Promise<Omit<Issue, 'levels'> | undefined> => {
  const row = await trx.selectFrom('publishing.issue').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return (
    row && {
      id: row.id,
      journalId: row.journal_id,
      volumeId: row.volume_id,
      number: row.number,
      continuous: row.continuous,
      version: row.version,
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

export const saveIssueState = async (
  trx: Trx,
  issue: Pick<Issue, 'id' | 'version'>,
  change: Change,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('publishing.issue')
    .set({ ...change, updated_at: now, version: issue.version + 1 })
    .where('id', '=', issue.id)
    .execute();
};

/** A change of content voids what was asked and approved: the issue is compiled again. */
export const voidApprovals = (trx: Trx, issue: Pick<Issue, 'id' | 'version'>, now: Date): Promise<void> =>
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

/** What an issue may say of itself beside its number. */
export type IssueTexts = {
  title: Record<string, string>;
  description: Record<string, string>;
  continuous: boolean;
  plannedOn: string | null;
};
type Place = { volumeId: string; number: string };

const columns = (texts: Place & Given<IssueTexts>) => ({
  volume_id: texts.volumeId,
  number: texts.number,
  ...(texts.title && { title: JSON.stringify(texts.title) }),
  ...(texts.description && { description: JSON.stringify(texts.description) }),
  continuous: texts.continuous,
  planned_on: texts.plannedOn,
});

export const insertIssue = async (
  trx: Trx,
  issue: { id: string; journalId: string } & Place & IssueTexts,
  now: Date,
): Promise<void> => {
  await trx
    .insertInto('publishing.issue')
    .values({ id: issue.id, journal_id: issue.journalId, ...columns(issue), created_at: now, updated_at: now })
    .execute();
};

export const saveIssueTexts = async (trx: Trx, id: string, texts: Place & Given<IssueTexts>): Promise<void> => {
  await trx.updateTable('publishing.issue').set(columns(texts)).where('id', '=', id).execute();
};

export const deleteIssueRow = async (trx: Trx, id: string): Promise<void> => {
  await trx.deleteFrom('publishing.issue').where('id', '=', id).execute();
};

/** Whether another issue of the volume has the number. */
export const numberIsTaken = async (db: Db, volumeId: string, number: string, id: string): Promise<boolean> => {
  const same = await db
    .selectFrom('publishing.issue')
    .select('id')
    .where('volume_id', '=', volumeId)
    .where('number', '=', number)
    .where('id', '!=', id)
    .executeTakeFirst();
  return same !== undefined;
};
