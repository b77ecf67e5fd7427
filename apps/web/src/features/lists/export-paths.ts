/** The calls that answer a list as a file. */
export const exportPaths = {
  workspace: '/api/admin/desk/export-workspace',
  codes: '/api/admin/reference-data/export-codes',
  people: '/api/admin/desk/export-people',
  journals: '/api/admin/desk/export-journals',
} as const;
