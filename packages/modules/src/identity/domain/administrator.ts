/** The platform role that may everything; somebody who can log in must always hold it. */
export const administratorRole = 1;
/** What everybody registers as. */
export const memberRole = 6;
