/** The fourteen roles of CRediT (ANSI/NISO Z39.104-2022), as named there. */
const creditRoles = [
  'Conceptualization',
  'Data curation',
  'Formal analysis',
  'Funding acquisition',
  'Investigation',
  'Methodology',
  'Project administration',
  'Resources',
  'Software',
  'Supervision',
  'Validation',
  'Visualization',
  'Writing – original draft',
  'Writing – review & editing',
] as const;

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\band\b|[^a-z]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();

const byName = new Map<string, string>(creditRoles.map((role) => [plain(role), role]));

const degrees = ['lead', 'equal', 'supporting'] as const;

/** `@degree-contribution` (JATS 1.2 and later); what is none of the taxonomy's three degrees says nothing. */
export const degreeOf = (written: string | undefined): (typeof degrees)[number] | undefined =>
  degrees.find((degree) => degree === written?.trim().toLowerCase());

/** The role of the taxonomy behind its name or its address (`…/contributor-roles/data-curation/`). */
export const creditOf = (written: string | undefined): string | undefined => {
  const slug = /credit\.niso\.org\/contributor-roles\/([\w-]+)/.exec(written ?? '')?.[1];
  return byName.get(plain(slug ?? written ?? ''));
};
