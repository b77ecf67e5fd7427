const families = new Set(['Chan', 'Chin', 'Chong', 'Goh', 'Lee', 'Lim', 'Low', 'Tan', 'Teo', 'Ting', 'Wong', 'Yap']);

/** Family and given names where a name has them; most Malaysian names are one whole, without a family name. */
export const partsOf = (name: string): { family: string; given: string | null } => {
  const [first = '', ...rest] = name.split(' ');
  return families.has(first) && rest.length > 0
    ? { family: first, given: rest.join(' ') }
    : { family: '', given: null };
};

/** As in a list of references: family name and initials, or the whole name. */
export const citedName = (name: string): string => {
  const { family, given } = partsOf(name);
  if (!family || !given) return name;
  return `${family}, ${given
    .split(' ')
    .map((part) => `${part[0]}.`)
    .join(' ')}`;
};

/** An ORCID iD of the block that was never given out, with the right check digit (ISO 7064 MOD 11-2). */
export const inventedOrcid = (number: number): string => {
  const digits = `00000000${String(number).padStart(7, '0')}`;
  const total = [...digits].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  const whole = digits + (check === 10 ? 'X' : String(check));
  return whole.replace(/(.{4})(?=.)/g, '$1-');
};
