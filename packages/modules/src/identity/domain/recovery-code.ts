/** Letters and digits that are not taken for each other when written by hand. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 12;
export const recoveryCodeCount = 10;

const inGroups = (plain: string): string => plain.replaceAll(/.{4}(?=.)/g, '$&-');

/** A code of 12 signs (59 bits) from random bytes, in groups: `k3mp-9xtr-w4ha`. The bytes' slight bias towards the first signs does not matter at this length. */
export const recoveryCode = (random: Uint8Array): string => {
  const all = Array.from(random.subarray(0, length), (byte) => signs.charAt(byte % signs.length)).join('');
  return inGroups(all);
};

/** As it was made, however it was typed; undefined for what cannot be one. */
export const typedRecoveryCode = (typed: string): string | undefined => {
  const plain = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  return plain.length === length ? inGroups(plain) : undefined;
};
