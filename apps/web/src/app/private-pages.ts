import type { ComponentType } from 'react';

type PrivatePage = {
  /** Below /private. */
  path: string;
  page: () => Promise<{ default: ComponentType }>;
};

/** The private pages: one file per address under routes/private, fetched when it is opened. */
export const privatePages: PrivatePage[] = [
  { path: '/', page: () => import('../routes/private/index.tsx') },
  { path: '/article-management/workspace', page: () => import('../routes/private/workspace.tsx') },
  {
    path: '/article-management/article-workflow/$id',
    page: () => import('../routes/private/article-workflow.tsx'),
  },
  { path: '/article-management/my-reviews', page: () => import('../routes/private/my-reviews.tsx') },
  { path: '/article-management/my-reviews/$id', page: () => import('../routes/private/my-review.tsx') },
  { path: '/article-management/user-task', page: () => import('../routes/private/user-task.tsx') },
  { path: '/journal-management/issue/$id', page: () => import('../routes/private/issue.tsx') },
  { path: '/article-management/my-submissions', page: () => import('../routes/private/my-submissions.tsx') },
  { path: '/article-management/my-submissions/new', page: () => import('../routes/private/new-submission.tsx') },
  { path: '/article-management/submission/$id', page: () => import('../routes/private/submission.tsx') },
  { path: '/article-management/submission/$id/$step', page: () => import('../routes/private/submission.tsx') },
  { path: '/journal-management/journal-list', page: () => import('../routes/private/journal-list.tsx') },
  {
    path: '/journal-management/journal-registration',
    page: () => import('../routes/private/journal-registration.tsx'),
  },
  {
    path: '/journal-management/journal-registration/$id',
    page: () => import('../routes/private/journal-registration.tsx'),
  },
  {
    path: '/journal-management/journal-registration/$id/$step',
    page: () => import('../routes/private/journal-registration.tsx'),
  },
  {
    path: '/journal-management/journal-information/$id',
    page: () => import('../routes/private/journal-information.tsx'),
  },
  {
    path: '/journal-management/journal-information/$id/masthead',
    page: () => import('../routes/private/journal-information.tsx'),
  },
  {
    path: '/journal-management/journal-setup/$id',
    page: () => import('../routes/private/journal-setup.tsx'),
  },
  {
    path: '/journal-management/journal-information/$id/submission',
    page: () => import('../routes/private/journal-submission.tsx'),
  },
  {
    path: '/journal-management/journal-information/$id/workflow_management',
    page: () => import('../routes/private/journal-workflow.tsx'),
  },
  {
    path: '/journal-management/journal-information/$id/team_management',
    page: () => import('../routes/private/journal-team.tsx'),
  },
  {
    path: '/journal-management/journal-information/$id/email_template',
    page: () => import('../routes/private/journal-templates.tsx'),
  },
  {
    path: '/journal-management/journal-information/$id/article_list',
    page: () => import('../routes/private/journal-articles.tsx'),
  },
  {
    path: '/journal-management/journal-information/$id/volume',
    page: () => import('../routes/private/journal-issues.tsx'),
  },
  {
    path: '/journal-management/journal-messages/$journalId',
    page: () => import('../routes/private/journal-messages.tsx'),
  },
  {
    path: '/journal-management/journal-information/$id/form_builder',
    page: () => import('../routes/private/journal-forms.tsx'),
  },
  {
    path: '/journal-management/journal-information/$id/form_builder/$form',
    page: () => import('../routes/private/journal-form.tsx'),
  },
  {
    path: '/journal-management/journal-verification',
    page: () => import('../routes/private/journal-verification.tsx'),
  },
  {
    path: '/journal-management/journal-verification/$id',
    page: () => import('../routes/private/journal-check.tsx'),
  },
  {
    path: '/journal-management/journal-checking-forms',
    page: () => import('../routes/private/journal-checking-forms.tsx'),
  },
  {
    path: '/journal-management/journal-checking-forms/checklist',
    page: () => import('../routes/private/checklist.tsx'),
  },
  {
    path: '/journal-management/journal-checking-forms/$id',
    page: () => import('../routes/private/journal-check.tsx'),
  },
  { path: '/user/user-profile', page: () => import('../routes/private/user-profile.tsx') },
  { path: '/user/user-management', page: () => import('../routes/private/user-management.tsx') },
  { path: '/user/user-management/$id', page: () => import('../routes/private/person.tsx') },
  { path: '/user/invitation-list', page: () => import('../routes/private/invitation-list.tsx') },
  { path: '/user/confirm-email', page: () => import('../routes/private/confirm-email.tsx') },
  { path: '/user/mail-log', page: () => import('../routes/private/mail-log.tsx') },
  { path: '/user/role-preset', page: () => import('../routes/private/role-preset.tsx') },
  { path: '/user/notifications', page: () => import('../routes/private/notifications.tsx') },
  { path: '/user/ent-template', page: () => import('../routes/private/ent-template.tsx') },
  { path: '/user/ent-template/$event', page: () => import('../routes/private/ent-template-mail.tsx') },
  { path: '/user/portal-setting', page: () => import('../routes/private/portal-setting.tsx') },
  { path: '/user/ref-code', page: () => import('../routes/private/ref-code.tsx') },
];
