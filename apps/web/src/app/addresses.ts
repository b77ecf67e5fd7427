import type { JournalPermission } from '@naskhah/kernel/journal-permission';

/** Every address of the portal as a value. */
export const addresses = {
  login: '/',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  updateProfile: '/update-profile',
  firstAdministrator: '/first-administrator',
  signedIn: '/signed-in',
  manual: (value: string) => `/manual/${encodeURIComponent(value)}`,
  components: '/components',
  workspace: '/private/article-management/workspace',
  article: (id: string) => `/private/article-management/article-workflow/${encodeURIComponent(id)}`,
  myReviews: '/private/article-management/my-reviews',
  myReview: (id: string) => `/private/article-management/my-reviews/${encodeURIComponent(id)}`,
  userTask: '/private/article-management/user-task',
  task: (id: string) => `/private/article-management/user-task?task=${encodeURIComponent(id)}`,
  issue: (id: string) => `/private/journal-management/issue/${encodeURIComponent(id)}`,
  mySubmissions: '/private/article-management/my-submissions',
  newSubmission: '/private/article-management/my-submissions/new',
  submission: (id: string, step = '') =>
    `/private/article-management/submission/${encodeURIComponent(id)}${step && `/${step}`}`,
  journalList: '/private/journal-management/journal-list',
  journalRegistration: (id = '', step = '') =>
    `/private/journal-management/journal-registration${id && `/${encodeURIComponent(id)}`}${step && `/${step}`}`,
  journalInformation: (id: string) => `/private/journal-management/journal-information/${encodeURIComponent(id)}`,
  /** A section of its settings, at its name in the specification. */
  journalSection: (id: string, section: JournalPermission) =>
    `/private/journal-management/journal-information/${encodeURIComponent(id)}/${section}`,
  journalForm: (id: string, form: string) =>
    `/private/journal-management/journal-information/${encodeURIComponent(id)}/form_builder/${encodeURIComponent(form)}`,
  journalSetup: (id: string) => `/private/journal-management/journal-setup/${encodeURIComponent(id)}`,
  journalMessages: (id: string) => `/private/journal-management/journal-messages/${encodeURIComponent(id)}`,
  journalVerification: '/private/journal-management/journal-verification',
  journalDecision: (id: string) => `/private/journal-management/journal-verification/${encodeURIComponent(id)}`,
  journalChecking: '/private/journal-management/journal-checking-forms',
  journalCheck: (id: string) => `/private/journal-management/journal-checking-forms/${encodeURIComponent(id)}`,
  checklist: '/private/journal-management/journal-checking-forms/checklist',
  userProfile: '/private/user/user-profile',
  userManagement: '/private/user/user-management',
  person: (id: string) => `/private/user/user-management/${encodeURIComponent(id)}`,
  invitationList: '/private/user/invitation-list',
  invitation: '/invitation',
  merge: '/merge',
  mailLog: '/private/user/mail-log',
  templates: '/private/user/ent-template',
  template: (event: string, journal = '') =>
    `/private/user/ent-template/${encodeURIComponent(event)}${journal && `?journal=${encodeURIComponent(journal)}`}`,
  rolePreset: '/private/user/role-preset',
  notifications: '/private/user/notifications',
  portalSetting: '/private/user/portal-setting',
  refCode: '/private/user/ref-code',
  /** Served by the public front, not by the portal. */
  journals: '/journals',
  search: '/search',
  apiDocs: '/api/docs',
  journalSite: (path: string) => `/j/${encodeURIComponent(path)}/`,
  publicIssue: (path: string, id: string) => `/j/${encodeURIComponent(path)}/issue/${encodeURIComponent(id)}`,
  publicArticle: (path: string, id: string) => `/j/${encodeURIComponent(path)}/article/${encodeURIComponent(id)}`,
  /** Shown where a browser may show its type, else saved. */
  file: (id: string) => `/media/files/get-file?id=${encodeURIComponent(id)}`,
} as const;

/** The login page, which leads on to a private address afterwards. */
export const loginBefore = (next: string): string => `/?next=${encodeURIComponent(next)}`;

/** Only a private path of this portal is followed after login; anything else could lead away. */
export const safeNext = (next: string | undefined): string | undefined =>
  next?.startsWith('/private/') && !next.includes('\\') && !next.includes('//') ? next : undefined;

const ofPortal =
  /^\/(?:$|\?|#|private(?:\/|$|\?)|(?:register|forgot-password|reset-password|update-profile|first-administrator|signed-in|components|invitation|merge)(?:$|[/?#])|(?:manual|review|authorship|board-consent|unsubscribe)\/)/;

/** Whether the router shows this address; others are fetched as pages. */
export const isPortalAddress = (href: string): boolean => ofPortal.test(href);
