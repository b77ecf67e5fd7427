/** The addresses of the private pages, below /private. Each has its file in private-page-files.ts. */
export const privatePaths = [
  '/',
  '/article-management/workspace',
  '/article-management/my-submissions',
  '/article-management/my-submissions/new',
  '/article-management/submission/$id',
  '/article-management/submission/$id/$step',
  '/journal-management/journal-list',
  '/journal-management/journal-registration',
  '/journal-management/journal-registration/$id',
  '/journal-management/journal-information/$id',
  '/journal-management/journal-verification',
  '/user/user-profile',
  '/user/mailbox',
] as const;

export type PrivatePath = (typeof privatePaths)[number];
