/** The ISSN as printed (1234-567X), or undefined when form or check digit (ISO 3297, annex A) is wrong. */
export const normaliseIssn = (text: string): string | undefined => {
  const digits = text.replace(/[-–\s]/g, '').toUpperCase();
  if (!/^\d{7}[\dX]$/.test(digits)) return undefined;
  let sum = 0;
  for (let at = 0; at < 7; at++) sum += Number(digits[at]) * (8 - at);
  const check = (11 - (sum % 11)) % 11;
  if ((check === 10 ? 'X' : String(check)) !== digits[7]) return undefined;
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
};
