/** The records of a journal, its board and its disciplines, as the calls that change them take them. */
import { newId } from '@naskhah/kernel/ids';
import { type Records, type Row, requested } from './records-of-articles.ts';

const asOne = ['principal_contact', 'support_contact', 'review_type'];

const masthead: Records[string] = async ({ manager }, { journal }) => {
  const read = () => manager.post<Row & Record<string, unknown>>(`/api/admin/journals/p/${journal}`, {});
  // What was verified stays as it is: given so, it is no change.
  const { name_en, name_ms, publisher, issn, eissn, institution_ror, path } = await read();
  const names = { name_en, name_ms, publisher, path, abbreviation: `P${journal.slice(-8).toUpperCase()}` };
  const numbers = { issn, eissn, institution_ror };
  const texts = {
    scope: { en: 'Peat', ms: 'Gambut' },
    website: 'https://peat.example',
    license: 'https://creativecommons.org/licenses/by/4.0/',
  };
  const contact = {
    principal_contact: { name: 'Aminah', email: 'aminah@example.test' },
    support_contact: { name: 'Boon', email: 'boon@example.test', phone: '03-8000 8000' },
  };
  const policies = {
    publisher_type: 'society',
    first_year: 2019,
    frequency: 'quarterly',
    languages: ['en'],
    review_type: { identities: 'double-anonymized' },
    access_type: 'open',
    peer_review: { en: 'Two' },
    ethics: { en: 'COPE' },
    archiving: { en: 'Library' },
    fees: { en: 'None' },
  };
  const lists = { disciplines: ['1.6'], submis_checklist: [{ id: 'one', text: { en: 'Read', ms: 'Baca' } }] };
  const policy = { id: newId(), type: 'policy', label: 'Ethics' };
  const content = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  await manager.upload({ ...policy, ref_id: manager.id }, { name: 'ethics.pdf', content });
  const files = [policy];
  const whole = { country: 'MY', ...policies, ...names, ...numbers, ...texts, ...contact, ...lists, files };
  return {
    by: manager,
    read,
    body: async () => ({ ...whole, id: journal, version: (await read()).version }),
    asOne,
  };
};

const boardMember: Records[string] = async ({ manager }, { journal }) => {
  const base = '/api/admin/journals';
  const whole = {
    journal_id: journal,
    id: newId(),
    role: 'advisor',
    name: 'Aminah',
    email: 'aminah@example.test',
    orcid: '0000-0002-1825-0097',
    affiliation: 'Universiti Gambut',
    ror: 'https://ror.org/02e91jd64',
    country: 'MY',
    term_from: '2024-01-01',
    term_to: '2026-12-31',
  };
  await manager.post(`${base}/save-editorial-board`, whole);
  const read = async () => {
    const { members } = await manager.post<{ members: Row[] }>(`${base}/get-editorial-board`, { journal_id: journal });
    return requested(members.find(({ id }) => id === whole.id));
  };
  return { by: manager, read, body: async () => ({ ...whole, version: (await read()).version }) };
};

const disciplines: Records[string] = async ({ manager }, { journal }) => {
  const asked = { journal_id: journal };
  const read = () => manager.post<Row>('/api/admin/journals/disciplines/retrieve-journal-disciplines', asked);
  const body = async () => ({ ...asked, disciplines: ['1.6'], version: (await read()).version });
  return { by: manager, read, body };
};

/** A journal that is made by the save that is tried. */
const newJournal: Records[string] = async (cast, world) => {
  const { by, body } = await masthead(cast, world);
  const id = newId();
  const path = `n${id.slice(-8)}`;
  const own = { id, jnl_id: id, journal_id: id, path, abbreviation: path.toUpperCase() };
  const numbers = { issn: '1234-5679', eissn: '0317-8471', institution_ror: 'https://ror.org/02e91jd64' };
  const { version: _version, ...whole } = (await body()) as Row;
  return {
    by,
    read: () => by.post<Row>(`/api/admin/journals/p/${id}`, {}),
    body: async () => ({ ...whole, ...own, ...numbers }),
    asOne,
  };
};

export const recordsOfJournals: Records = {
  'journals.saveJournal': newJournal,
  'journals.updateJournal': masthead,
  'masthead.saveEditorialBoard': boardMember,
  'masthead.saveJournalDisciplines': disciplines,
};
