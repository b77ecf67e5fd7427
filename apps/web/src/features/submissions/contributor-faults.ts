import { fieldRules } from '@naskhah/kernel/field-rules';
import { familyChoices } from '@naskhah/kernel/name-parts';
import { normaliseOrcid } from '@naskhah/kernel/orcid';
import { citedNameWords } from '@naskhah/words/identity/cited-name';
import { wizardPeople } from '@naskhah/words/submissions/wizard-people';
import type { Text } from '@naskhah/words/text';
import type { Contributor } from './draft.ts';

/** What is wrong with a contributor as typed, by the path that the server would name too. */
export const contributorFaults = (one: Contributor): Record<string, Text> => {
  const faults: Record<string, Text> = {};
  const email = one.email?.trim() ?? '';
  if (one.name.trim() === '') faults.name = wizardPeople.nameNeeded;
  if (one.type === 'person' && one.family === null && familyChoices(one.name).length > 1)
    faults.family = citedNameWords.needed;
  if (email !== '' && !fieldRules.email(email)) faults.email = wizardPeople.emailWrong;
  if (email === '' && one.corresponding) faults.email = wizardPeople.emailNeeded;
  if (one.orcid?.trim() && !normaliseOrcid(one.orcid)) faults.orcid = wizardPeople.orcidWrong;
  for (const [place, { organisation }] of one.affiliations.entries())
    if (organisation.trim() === '') faults[`affiliations.${place}.organisation`] = wizardPeople.institutionNeeded;
  return faults;
};

/** Empty texts as nothing, so that they are refused by no rule. */
export const contributorToSave = (one: Contributor): Contributor => ({
  ...one,
  email: one.email?.trim() || null,
  orcid: one.orcid?.trim() || null,
  given: one.given?.trim() || null,
  family: one.type === 'person' ? (one.family?.trim() ?? null) : null,
  affiliations: one.affiliations.map(({ organisation, department, country, ror }) => ({
    organisation,
    ...(department?.trim() && { department }),
    ...(country && { country }),
    ...(ror && { ror }),
  })),
});
