/**
 * Tables that grow without end, each with the column by which its rows can be spread over several machines. Statements that name
 * one name no other table of ours; docs/migrations.md says what their schema must keep to.
 */
export const edgeTables: Readonly<Record<string, string>> = {
  'references.reference': 'submission_id',
  'activity.log': 'subject_id',
};
