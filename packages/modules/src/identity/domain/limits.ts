/** Limits of decisions 2; counted in the database, so that they hold across processes and restarts. */
const hour = 60 * 60 * 1000;

export const limits = {
  'code-by-account': { most: 5, within: hour },
  'code-by-address': { most: 20, within: hour },
  'try-by-account': { most: 5, within: hour },
  'login-by-account': { most: 10, within: hour / 4 },
  // A campus may come from one address; each account has a limit of its own.
  'login-by-address': { most: 120, within: hour / 4 },
  'register-by-address': { most: 20, within: hour },
  'try-by-address': { most: 60, within: hour },
  'factor-by-account': { most: 6, within: hour / 4 },
  'factor-by-address': { most: 60, within: hour / 4 },
  /** Mails to addresses that nobody has confirmed yet. */
  'ask-by-account': { most: 5, within: hour },
  'challenge-by-address': { most: 120, within: hour },
  'outside-by-address': { most: 60, within: hour / 4 },
} as const;

export type LimitKind = keyof typeof limits;

export const codeMinutes = 10;
export const ticketMinutes = 10;
export const stepMinutes = 10;
/** How many keys, and how many passkeys, one account may have. */
export const mostKeys = 20;
export const mostPasskeys = 20;
/** A puzzle that is older is not accepted, whoever solved it. */
export const puzzleMinutes = 30;
