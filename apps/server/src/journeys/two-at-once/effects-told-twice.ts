/** What is known to be done or told twice when it is sent twice at once, and why that is borne. */

const withoutId = 'sent without an id of its own, so that two are two';
const asAWhole = 'kept as a whole and without a version: the second says the same and is told as well';
const ofSessions = 'of one session each, and told for each';

export const toldTwice: Record<string, string> = {
  '/api/admin/ent-template/send-review': withoutId,
  '/api/admin/access-level-preset/save': withoutId,
  '/media/files/save-file': withoutId,
  '/api/admin/identity/make-api-key': withoutId,
  '/api/admin/identity/begin-second-factor': withoutId,
  '/api/admin/identity/start-merge': withoutId,
  '/api/admin/identity/start-own-merge': withoutId,
  '/api/admin/otp-code/save-otp-code': withoutId,
  '/api/auth/login': withoutId,
  '/api/admin/identity/begin-orcid': withoutId,
  '/api/admin/identity/resend-invitation': withoutId,
  '/api/admin/submissions/ask-author-again': withoutId,
  '/api/admin/pengurusan-jurnal/pengurusan-artikel/save-reference-list': asAWhole,
  '/api/admin/workflow/choose-review-files': asAWhole,
  '/api/admin/users/save-user-affliation': asAWhole,
  '/api/admin/identity/add-own-email': asAWhole,
  '/api/admin/identity/add-email': asAWhole,
  '/api/admin/access/save-logo': asAWhole,
  '/api/admin/ent-template/update-event': asAWhole,
  '/api/profil/change-new-password': asAWhole,
  '/media/files/delete-file': asAWhole,
  '/api/admin/messaging/unsubscribe': asAWhole,
  '/api/admin/messaging/save-preferences': asAWhole,
  '/api/admin/identity/unlink-orcid': asAWhole,
  '/api/admin/identity/end-other-devices': asAWhole,
  '/api/admin/desk/export-person': 'each export is told, as each takes the data out',
  '/api/auth/switch-user': ofSessions,
  '/api/auth/unset-user': ofSessions,
  '/api/auth/change-role': ofSessions,
};
