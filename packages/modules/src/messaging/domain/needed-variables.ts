/** Variables that carry what the mail is sent for: a text without them would be of no use to who gets it. */
const carrying = ['code', 'confirm_url', 'review_url', 'message', 'lines'];

export const neededVariables = (variables: readonly string[]): string[] =>
  variables.filter((name) => carrying.includes(name));
