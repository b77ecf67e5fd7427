import { fieldRules } from '@naskhah/kernel/field-rules';
import { issnFault } from '@naskhah/kernel/issn';
import { journalForm } from '@naskhah/words/journals/journal-form';
import type { Text } from '@naskhah/words/text';
import type { JournalValues } from './journal-values.ts';

/** What is wrong with a masthead as typed, by field, as the server would find it. */
export const journalFaults = (values: JournalValues): Record<string, Text> => {
  const faults: Record<string, Text> = {};
  if (!values.name_en.trim() && !values.name_ms.trim()) faults.name_en = journalForm.faultName;
  if (!/^[A-Za-z][A-Za-z0-9]{1,11}$/.test(values.abbreviation.trim()))
    faults.abbreviation = journalForm.faultAbbreviation;
  if (!/^[a-z0-9][a-z0-9-]{1,40}$/.test(values.path.trim().toLowerCase())) faults.path = journalForm.faultPath;
  if (values.first_year.trim() && !/^(1[6-9]|20)\d\d$/.test(values.first_year.trim()))
    faults.first_year = journalForm.faultYear;
  if (values.website.trim() && !/^https?:\/\/[^\s.]+\.\S+$/.test(values.website.trim()))
    faults.website = journalForm.faultWebsite;
  for (const number of ['issn', 'eissn'] as const)
    if (values[number].trim() && issnFault(values[number])) faults[number] = journalForm.faultIssn;
  for (const [place, { text }] of values.submis_checklist.entries())
    if (!text.en.trim() && !text.ms.trim()) faults[`submis_checklist.${place}.text.en`] = journalForm.itemEmpty;
  for (const contact of ['principal_contact', 'support_contact'] as const) {
    const { name, email, phone } = values[contact];
    if ((email.trim() || phone.trim()) && !name.trim()) faults[`${contact}.name`] = journalForm.faultContactName;
    if ((name.trim() || email.trim() || phone.trim()) && !fieldRules.email(email.trim()))
      faults[`${contact}.email`] = journalForm.faultContactEmail;
  }
  return faults;
};
