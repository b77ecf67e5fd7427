/** Variables that carry what the mail is sent for: a text without them would be of no use to who gets it. */
const carrying = [
  'code',
  'confirm_url',
  'review_url',
  'invitation_url',
  'merge_url',
  'profile_url',
  'message',
  'lines',
];

export const neededVariables = (variables: readonly string[]): string[] =>
  // Beside a code the link to the profile is only a shorter way.
  variables.filter((name) => carrying.includes(name) && !(name === 'profile_url' && variables.includes('code')));
