import type { ComponentType } from 'react';
import type { PrivatePath } from './private-pages.ts';

/**
 * The file of each private page, fetched when it is opened. A module of its own, fetched with the first private page:
 * the list of what every page needs with it is long, and the login page would carry it.
 */
export const privatePageFiles: Record<PrivatePath, () => Promise<{ default: ComponentType }>> = {
  '/': () => import('../routes/private/index.tsx'),
  '/article-management/workspace': () => import('../routes/private/workspace.tsx'),
  '/article-management/my-submissions': () => import('../routes/private/my-submissions.tsx'),
  '/article-management/my-submissions/new': () => import('../routes/private/new-submission.tsx'),
  '/article-management/submission/$id': () => import('../routes/private/submission.tsx'),
  '/article-management/submission/$id/$step': () => import('../routes/private/submission.tsx'),
  '/journal-management/journal-list': () => import('../routes/private/journal-list.tsx'),
  '/journal-management/journal-registration': () => import('../routes/private/journal-registration.tsx'),
  '/journal-management/journal-registration/$id': () => import('../routes/private/journal-registration.tsx'),
  '/journal-management/journal-information/$id': () => import('../routes/private/journal-information.tsx'),
  '/journal-management/journal-verification': () => import('../routes/private/journal-verification.tsx'),
  '/user/user-profile': () => import('../routes/private/user-profile.tsx'),
  '/user/mailbox': () => import('../routes/private/mailbox.tsx'),
};
