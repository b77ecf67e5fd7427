/** The other addresses of calls that the decisions name, in order: written out, so that a test holds the contract's own list to them. */
export const aliasesOfDecisions = [
  '/api/admin/get-assigned-acl-user-assigned',
  '/api/admin/pengurusan-jurnal/pengurusan-artikel/get-contributor-type',
  '/api/admin/pengurusan-jurnal/pengurusan-artikel/get-reference-attribute/{id}',
  '/journals/p/{id}',
  '/logs/article',
  '/logs/save',
  '/notification/p/stage-email/get',
  '/notification/p/stage-email/save',
];
