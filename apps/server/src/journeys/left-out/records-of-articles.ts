/** The records of a journal, of a draft and of an article under review, as the calls that change them take them. */
import { newId } from '@naskhah/kernel/ids';
import type { Actor, Cast } from '@naskhah/testing/attacks/cast';
import { formRecord } from './record-of-a-form.ts';

export type KeptRecord = {
  by: Actor;
  /** Whole and as it is kept: sending it changes nothing but a version. */
  body: () => Promise<object>;
  read: () => Promise<unknown>;
  /** Fields that have no value here. */
  empty?: readonly string[];
  /** Lists whose entries have no name of their own: given as one. */
  asOne?: readonly string[];
};
export type World = { journal: string; article: string; draft: string; review: string; placed: string };
export type Records = Record<string, (cast: Cast, world: World) => Promise<KeptRecord>>;

type Row = { id: string; version: number };

export const requested = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Error('the record is not there');
  return found;
};

const preset: Records[string] = async ({ manager }, { journal }) => {
  const base = '/api/admin/access-level-preset';
  const stages = { submission: 'view', review: 'view', copyediting: 'view', production: 'view', publication: 'view' };
  const name = newId();
  const whole = { label_en: `Helper ${name}`, label_ms: `Pembantu ${name}`, permissions: 4096, functions: 1, stages };
  const { id } = await manager.post<Row>(`${base}/save`, { journal_id: journal, ...whole });
  const read = () => manager.post<Row>(`${base}/retrieve`, { id });
  return { by: manager, read, body: async () => ({ id, version: (await read()).version, ...whole }) };
};

const assignment: Records[string] = async ({ manager, newcomer }, { journal }) => {
  const base = '/api/admin/user-assigned-preset';
  const { rows } = await manager.post<{ rows: (Row & { code: string })[] }>('/api/admin/access-level-preset/listing', {
    filters: { journal_id: journal },
  });
  const preset_id = requested(rows.find(({ code }) => code === 'reader')).id;
  const { id } = await manager.post<Row>(`${base}/save`, { journal_id: journal, preset_id, user_id: newcomer.id });
  const read = () => manager.post<Row>(`${base}/retrieve`, { id });
  const body = async () => ({ id, version: (await read()).version, preset_id });
  return { by: manager, read, body, empty: ['successor_id'] };
};

/** A contact, and what is said of peer review, are given whole. */
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

const mailText =
  (first: boolean): Records[string] =>
  async ({ manager }, { journal }) => {
    const about = { event: 'message-was-sent', journal_id: journal };
    const text = { subject: 'A message', body: 'Read it: {{message}}' };
    const read = () => manager.post<Row>('/api/admin/ent-template/retrieve', about);
    if (!first) await manager.post('/api/admin/ent-template/add-template', about);
    const body = async () => ({ ...about, version: (await read()).version, texts: { en: text, ms: text } });
    return { by: manager, read, body };
  };

const mailEvent: Records[string] = async ({ manager }, { journal }) => {
  const about = { event: 'message-was-sent', journal_id: journal };
  const read = () => manager.post('/api/admin/ent-template/retrieve', about);
  return { by: manager, read, body: async () => ({ ...about, active: false }) };
};

const draftOf = ({ author }: Cast, { draft }: World) =>
  author.post<Row & { contributor: Row[]; references: Row[]; journal_id: string }>(
    '/api/admin/article-submission/get',
    { id: draft },
  );

const submission: Records[string] = async (cast, world) => ({
  by: cast.author,
  read: () => draftOf(cast, world),
  body: async () => ({
    id: world.draft,
    version: (await draftOf(cast, world)).version,
    section_id: null,
    article_type: 'research-article',
    language: 'en',
    article_title: { en: 'Peat', ms: 'Gambut' },
    abstract: { en: 'On peat' },
    keywords: { en: ['peat'] },
    declarations: { funding: 'None.' },
    checklist: [],
    step: 'files',
  }),
  empty: ['section_id', 'checklist', 'files', 'uploader'],
});

/** A draft that is made by the save that is tried. */
const newSubmission: Records[string] = async ({ author }, { journal }) => {
  type Open = { id: string; submis_checklist: { id: string }[] }[];
  const open = await author.post<Open>('/api/admin/journals/open-journals', {});
  const checklist = requested(open.find(({ id }) => id === journal)).submis_checklist.map(({ id }) => id);
  const id = newId();
  return {
    by: author,
    read: () => author.post<Row>('/api/admin/article-submission/get', { id }),
    body: async () => ({
      id,
      journal_id: journal,
      section_id: null,
      article_type: 'research-article',
      language: 'en',
      checklist,
    }),
    empty: ['section_id', 'files', 'uploader'],
  };
};

const contributor: Records[string] = async (cast, world) => {
  const one = {
    id: newId(),
    type: 'organisation',
    name: 'Nor Azizah',
    given: 'Nor',
    family: 'Azizah',
    email: 'nor@example.test',
    orcid: '0000-0002-1825-0097',
    corresponding: true,
    affiliations: [{ organisation: 'UPM', department: 'Forestry', country: 'MY', ror: 'https://ror.org/02e91jd64' }],
    credit: [{ role: 'software', degree: 'lead' }],
  };
  const body = async () => ({
    ref_id: world.draft,
    version: (await draftOf(cast, world)).version,
    contributor: one,
  });
  await cast.author.post('/api/admin/contributor/save-contributor', await body());
  const read = async () => requested((await draftOf(cast, world)).contributor.find(({ id }) => id === one.id));
  return { by: cast.author, read, body, asOne: ['contributor.affiliations', 'contributor.credit'] };
};

const references: Records[string] = async ({ author }, { draft }) => ({
  by: author,
  read: () => author.post('/api/admin/pengurusan-jurnal/pengurusan-artikel/get-reference-list', { article_id: draft }),
  body: async () => ({ article_id: draft, entries: [{ id: draft, raw: 'Page, S. (2016). Peat.' }], pasted: '' }),
  empty: ['pasted'],
});

const task: Records[string] = async ({ chief }, { article }) => {
  const id = newId();
  const path = '/api/admin/tasks/save-task';
  const whole = { id, assignee_id: chief.id, title: 'Check', note: 'All', due: '2027-01-01', blocking: true };
  await chief.post(path, { act: 'add', article_id: article, ...whole });
  const read = async () => {
    const { rows } = await chief.post<{ rows: Row[] }>('/api/admin/tasks/get-task', { filters: { id } });
    return requested(rows[0]);
  };
  return { by: chief, read, body: async () => ({ act: 'change', ...whole, version: (await read()).version }) };
};

const report: Records[string] = async ({ reviewer }, { review }) => {
  const read = () => reviewer.post<Row>('/api/admin/workflow/get-review', { id: review });
  const texts = { comments_to_author: 'Good', comments_to_editor: 'Fine', competing_interests: 'None.' };
  return {
    by: reviewer,
    read,
    body: async () => ({
      id: review,
      version: (await read()).version,
      act: 'save',
      reason: '',
      suggestions: '',
      recommendation: 'accept',
      ...texts,
    }),
    empty: ['reason', 'suggestions', 'answers'],
  };
};

export const recordsOfArticles: Records = {
  'access.updatePreset': preset,
  'forms.saveForm': formRecord,
  'access.updateAssigned': assignment,
  'journals.saveJournal': newJournal,
  'journals.updateJournal': masthead,
  'masthead.saveEditorialBoard': boardMember,
  'masthead.saveJournalDisciplines': disciplines,
  'messaging.saveTemplate': mailText(true),
  'messaging.updateTemplate': mailText(false),
  'messaging.updateEvent': mailEvent,
  'references.saveReferenceList': references,
  'submissions.saveSubmission': newSubmission,
  'submissions.updateSubmission': submission,
  'submissions.saveContributor': contributor,
  'submissions.updateContributor': contributor,
  'tasks.saveTask': task,
  'workflow.saveRespond': report,
};
