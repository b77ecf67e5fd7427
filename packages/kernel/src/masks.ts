/** Input masks: each # takes one digit, everything else is put in by itself. */
export const masks = {
  date: '####/##/##',
  phone: '(###) ### - ####',
  card: '#### #### #### ####',
} as const;

/** Lays the digits of what was typed into the mask, up to the last digit there is. Other characters are dropped. */
export const applyMask = (mask: string, typed: string): string => {
  const digits = [...typed].filter((sign) => sign >= '0' && sign <= '9');
  let shown = '';
  for (const sign of mask) {
    if (digits.length === 0) break;
    shown += sign === '#' ? digits.shift() : sign;
  }
  return shown;
};

/** A date as it is typed, yyyy/mm/dd: a month or a day of one digit that ends with a slash gets its nought. */
export const maskedDate = (typed: string): string =>
  applyMask(masks.date, typed.replaceAll(/([/.-])(\d)(?=[/.-])/g, '$10$2'));

/** A phone number as it is typed: laid into the mask, unless it has a country code or more digits than the mask takes. */
export const maskedPhone = (typed: string): string => {
  const digits = typed.replaceAll(/[^0-9]/g, '').length;
  return typed.trimStart().startsWith('+') || digits > 10
    ? typed.replaceAll(/[^0-9+() -]/g, '')
    : applyMask(masks.phone, typed);
};
