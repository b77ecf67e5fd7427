import { newId } from '@naskhah/kernel/ids';
import { normaliseIssn } from '@naskhah/kernel/issn';

/** What a registration needs beside its names, its numbers and its publisher, as its form has it. */
export const wholeRegistration = {
  publisher_type: 'society',
  country: 'MY',
  website: 'https://journal.example',
  first_year: 2019,
  frequency: 'twice-a-year',
  languages: ['en', 'ms'],
  scope: { en: 'All that lives near the equator', ms: 'Segala yang hidup di khatulistiwa' },
  disciplines: ['1.6'],
  principal_contact: { name: 'Aminah', email: 'aminah@example.test' },
  review_type: { identities: 'double-anonymized' },
  peer_review: { en: 'Two reviewers' },
  ethics: { en: 'As COPE has it' },
  archiving: { en: 'Kept by the national library' },
  access_type: 'open',
  license: 'https://creativecommons.org/licenses/by/4.0/',
};

/** A right ISSN, another one for each text. */
export const issnOf = (text: string): string => {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 10_000_000;
  const seven = String(sum).padStart(7, '0');
  const right = [...'0123456789X'].map((end) => normaliseIssn(seven + end)).find((issn) => issn !== undefined);
  return right ?? '';
};

type Applicant = {
  post: (path: string, body: object) => Promise<unknown>;
  upload: (metadata: Record<string, unknown>, file: { name: string; content: string }) => Promise<unknown>;
};

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** Gives a registration the rest: five people on its board, who are asked nothing, and two files that prove what it says, which are answered. */
export const completeRegistration = async (by: Applicant, journal: string) => {
  for (const name of ['Aminah', 'Boon', 'Chandra', 'Dayang', 'Engku'])
    await by.post('/api/admin/journals/save-editorial-board', {
      journal_id: journal,
      id: newId(),
      name,
      role: 'editor',
    });
  const evidence = ['issn.pdf', 'society.pdf'].map((label) => ({ id: newId(), type: 'evidence', label }));
  for (const file of evidence) await by.upload({ ...file, ref_id: journal }, { name: file.label, content: pdf });
  return evidence;
};

type Sender = {
  post: (path: string, body: object) => Promise<{ status: number }>;
  upload: Applicant['upload'];
};

/** A registration that lacks nothing and was sent; `form` says what is its own. Answers what sending it answered. */
export const sendRegistration = async (by: Sender, form: { id: string; path: string }): Promise<{ status: number }> => {
  const own = { name_en: form.path, name_ms: '', abbreviation: form.path.toUpperCase(), publisher: 'Persatuan' };
  const whole = { ...wholeRegistration, eissn: issnOf(form.path), ...own, ...form };
  await by.post('/api/admin/journals/save-journal', whole);
  await completeRegistration(by, form.id);
  return by.post('/api/admin/journals/on-submit', { id: form.id, version: 1 });
};
