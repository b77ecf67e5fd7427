/** What is rightly done or told twice when it is sent twice at once, each for its own reason. What is not doubled does not stand here. */

const oneMore = 'each asks for one more of something that has no name of its own';
const told = 'kept as a whole and without a version: nothing is doubled, but each saving stands in the log';
const mailedAgain = 'whoever asks again waits for a mail that did not come; only the latest code or link is good';
const ofSessions = 'of one session each, and told for each';

export const toldTwice: Record<string, string> = {
  '/api/admin/ent-template/send-review': 'a test mail to oneself for each asking, thirty an hour at most',
  '/media/files/save-file': `${oneMore}: two files of one name; with an id of its own it is one`,
  '/api/admin/identity/make-api-key': `${oneMore}: a key is shown once, so the second cannot be the first`,
  '/api/admin/identity/begin-second-factor': 'a secret that is shown once and worth nothing until it is confirmed',
  '/api/admin/identity/begin-orcid': 'a way to the registry that is good once; what is not gone is swept away',
  '/api/auth/login': `${ofSessions}: two browsers of one person`,
  '/api/auth/switch-user': ofSessions,
  '/api/auth/unset-user': ofSessions,
  '/api/auth/change-role': ofSessions,
  '/api/admin/identity/start-own-merge': mailedAgain,
  '/api/admin/otp-code/save-otp-code': mailedAgain,
  '/api/admin/identity/resend-invitation': mailedAgain,
  '/api/admin/submissions/ask-author-again': mailedAgain,
  '/api/admin/journals/ask-board-member': mailedAgain,
  '/api/admin/identity/add-own-email': mailedAgain,
  '/api/admin/identity/add-email': mailedAgain,
  '/api/admin/pengurusan-jurnal/pengurusan-artikel/save-reference-list': told,
  '/api/admin/workflow/choose-review-files': told,
  '/api/admin/users/save-user-affliation': told,
  '/api/admin/access/save-logo': told,
  '/api/admin/messaging/save-preferences': told,
  '/api/admin/identity/end-other-devices':
    'in this story the login before it was sent twice, so that there is one to end',
  '/api/admin/desk/export-person': 'each export is told, as each takes the data out',
};
