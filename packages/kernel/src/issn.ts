const digitsOf = (text: string): string => text.replace(/[-–\s]/g, '').toUpperCase();

/** The check digit that the first seven digits ask for (ISO 3297, annex A). */
const checkDigit = (digits: string): string => {
  let sum = 0;
  for (let at = 0; at < 7; at++) sum += Number(digits[at]) * (8 - at);
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? 'X' : String(check);
};

export type IssnFault = { is: 'form' } | { is: 'check-digit'; due: string; given: string };

/** What is wrong with an ISSN as typed: its form, or its last digit, with the one that it should be. */
export const issnFault = (text: string): IssnFault | undefined => {
  const digits = digitsOf(text);
  if (!/^\d{7}[\dX]$/.test(digits)) return { is: 'form' };
  const [due, given] = [checkDigit(digits), digits[7] ?? ''];
  return due === given ? undefined : { is: 'check-digit', due, given };
};

/** The ISSN as printed (1234-567X), or undefined when form or check digit is wrong. */
export const normaliseIssn = (text: string): string | undefined => {
  if (issnFault(text)) return undefined;
  const digits = digitsOf(text);
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
};
