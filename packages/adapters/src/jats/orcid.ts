/** The check character of ISO 7064 MOD 11-2 over the first fifteen digits. */
const checkCharacter = (digits: string): string => {
  let sum = 0;
  for (const digit of digits) sum = (sum + Number(digit)) * 2;
  const check = (12 - (sum % 11)) % 11;
  return check === 10 ? 'X' : String(check);
};

/** `0000-0002-1825-0097` from any way of writing it; nothing when the check character is wrong. */
export const orcidOf = (raw: string | undefined): string | undefined => {
  const signs = /(\d{4})[-\s]?(\d{4})[-\s]?(\d{4})[-\s]?(\d{3}[\dx])\/?\s*$/i.exec(raw ?? '');
  if (!signs) return undefined;
  const parts = signs.slice(1, 5).map((part) => part.toUpperCase());
  const all = parts.join('');
  return checkCharacter(all.slice(0, 15)) === all[15] ? parts.join('-') : undefined;
};
