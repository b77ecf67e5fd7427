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
