import type { Trx } from '@naskhah/db/tables';
import type { ChecklistItem, Contact } from '@naskhah/kernel/documents';
import type { JournalField } from '@naskhah/kernel/journal-fields';
import type { LocalizedText } from '@naskhah/kernel/language';
import type { ReviewType } from '@naskhah/kernel/review-facets';

export type JournalInput = {
  path: string;
  nameEn: string;
  nameMs: string;
  abbreviation: string;
  issn: string | null;
  eissn: string | null;
  publisher: string;
  institutionRor: string | null;
  /** Null: it is not known. */
  country: string | null;
  website: string | null;
  publisherType: string | null;
  firstYear: number | null;
  frequency: string | null;
  languages: string[];
  scope: LocalizedText;
  reviewType: ReviewType;
  accessType: string | null;
  peerReview: LocalizedText;
  ethics: LocalizedText;
  archiving: LocalizedText;
  fees: LocalizedText;
  license: string | null;
  disciplines: string[];
  checklist: ChecklistItem[];
  principalContact: Contact | null;
  supportContact: Contact | null;
};

/** What nobody said of a journal yet. */
export const nothingSaid = {
  issn: null,
  eissn: null,
  publisher: '',
  institutionRor: null,
  country: null,
  website: null,
  publisherType: null,
  firstYear: null,
  frequency: null,
  languages: ['en', 'ms'],
  scope: {},
  reviewType: {},
  accessType: null,
  peerReview: {},
  ethics: {},
  archiving: {},
  fees: {},
  license: null,
  disciplines: [],
  checklist: [],
  principalContact: null,
  supportContact: null,
} satisfies Partial<JournalInput>;

/** The field of the journal that each part of the input is. */
export const fieldOfInput = {
  path: 'path',
  nameEn: 'name_en',
  nameMs: 'name_ms',
  abbreviation: 'abbreviation',
  issn: 'issn',
  eissn: 'eissn',
  publisher: 'publisher',
  institutionRor: 'institution_ror',
  country: 'country',
  website: 'website',
  publisherType: 'publisher_type',
  firstYear: 'first_year',
  frequency: 'frequency',
  languages: 'languages',
  reviewType: 'review_type',
  accessType: 'access_type',
  peerReview: 'peer_review',
  ethics: 'ethics',
  archiving: 'archiving',
  fees: 'fees',
  supportContact: 'support_contact',
  scope: 'scope',
  license: 'license',
  disciplines: 'disciplines',
  checklist: 'submis_checklist',
  principalContact: 'principal_contact',
} as const satisfies Record<keyof JournalInput, JournalField>;

export const loadJournal = async (trx: Trx, id: string) => {
  const row = await trx.selectFrom('journals.journal').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && { ...row, ownerId: row.owner_id };
};

/** The masthead of a journal that was loaded, as its form has it. */
export const mastheadOf = async (
  trx: Trx,
  row: NonNullable<Awaited<ReturnType<typeof loadJournal>>>,
): Promise<JournalInput> => {
  const disciplines = await trx
    .selectFrom('journals.journal_discipline')
    .select('code')
    .where('journal_id', '=', row.id)
    .orderBy('is_primary', 'desc')
    .orderBy('sort')
    .orderBy('code')
    .execute();
  return {
    path: row.path,
    nameEn: row.name_en,
    nameMs: row.name_ms,
    abbreviation: row.abbreviation,
    issn: row.issn,
    eissn: row.eissn,
    publisher: row.publisher,
    institutionRor: row.institution_ror,
    country: row.country || null,
    website: row.website,
    publisherType: row.publisher_type,
    firstYear: row.first_year,
    frequency: row.frequency,
    languages: row.languages,
    scope: row.scope,
    reviewType: row.review_type as ReviewType,
    accessType: row.access_type,
    peerReview: row.peer_review,
    ethics: row.ethics,
    archiving: row.archiving,
    fees: row.fees,
    license: row.license,
    disciplines: disciplines.map(({ code }) => code),
    checklist: row.submis_checklist,
    principalContact: row.contacts.principal ?? null,
    supportContact: row.contacts.support ?? null,
  };
};

export type Clash = 'path-taken' | 'abbreviation-taken' | 'issn-taken';

/** Which of the unique values another journal has already. */
export const clashOf = async (
  trx: Trx,
  id: string,
  input: JournalInput,
): Promise<{ refusal: Clash; path: string } | undefined> => {
  const numbers = [input.issn, input.eissn].filter((number) => number !== null);
  const others = await trx
    .selectFrom('journals.journal')
    .select(['path', 'abbreviation', 'issn', 'eissn'])
    .where('id', '!=', id)
    .where((on) =>
      on.or([
        on('path', '=', input.path),
        on('abbreviation', '=', input.abbreviation),
        ...(numbers.length > 0 ? [on('issn', 'in', numbers), on('eissn', 'in', numbers)] : []),
      ]),
    )
    .execute();
  if (others.some((other) => other.path === input.path)) return { refusal: 'path-taken', path: 'path' };
  if (others.some((other) => other.abbreviation === input.abbreviation))
    return { refusal: 'abbreviation-taken', path: 'abbreviation' };
  if (others.length > 0)
    return {
      refusal: 'issn-taken',
      path: others.some((o) => o.issn === input.issn || o.eissn === input.issn) ? 'issn' : 'eissn',
    };
  return undefined;
};

const columns = (input: JournalInput) => ({
  path: input.path,
  name_en: input.nameEn,
  name_ms: input.nameMs,
  abbreviation: input.abbreviation,
  issn: input.issn,
  eissn: input.eissn,
  publisher: input.publisher,
  institution_ror: input.institutionRor,
  country: input.country ?? '',
  website: input.website,
  publisher_type: input.publisherType,
  first_year: input.firstYear,
  frequency: input.frequency,
  languages: input.languages,
  review_type: JSON.stringify(input.reviewType),
  access_type: input.accessType,
  peer_review: JSON.stringify(input.peerReview),
  ethics: JSON.stringify(input.ethics),
  archiving: JSON.stringify(input.archiving),
  fees: JSON.stringify(input.fees),
  scope: JSON.stringify(input.scope),
  license: input.license,
  submis_checklist: JSON.stringify(input.checklist),
  contacts: JSON.stringify({
    ...(input.principalContact && { principal: input.principalContact }),
    ...(input.supportContact && { support: input.supportContact }),
  }),
});

/** After the journal and its files: the order in which a journal is saved (specification, section 5). */
export const saveDisciplines = async (trx: Trx, journal: string, codes: string[]): Promise<void> => {
  await trx.deleteFrom('journals.journal_discipline').where('journal_id', '=', journal).execute();
  if (codes.length > 0)
    await trx
      .insertInto('journals.journal_discipline')
      .values([...new Set(codes)].map((code, at) => ({ journal_id: journal, code, is_primary: at === 0, sort: at })))
      .execute();
};

export const insertJournal = async (
  trx: Trx,
  journal: {
    id: string;
    ownerId: string | null;
    now: Date;
    state: 'draft' | 'active';
    input: JournalInput;
    /** As a file abbreviates it, '' where it does not: readers are told this, not the letters of its numbers. */
    shortTitle?: string;
  },
): Promise<void> => {
  await trx
    .insertInto('journals.journal')
    .values({
      id: journal.id,
      ...columns(journal.input),
      state: journal.state,
      short_title: journal.shortTitle ?? null,
      takes_submissions: journal.state !== 'draft',
      owner_id: journal.ownerId,
      created_at: journal.now,
      updated_at: journal.now,
    })
    .execute();
};

/** With its disciplines, sections and numbers. */
export const removeJournal = async (trx: Trx, id: string): Promise<void> => {
  await trx.deleteFrom('journals.journal').where('id', '=', id).execute();
};

/** False when somebody else saved in between. */
export const saveMasthead = async (
  trx: Trx,
  id: string,
  version: number,
  now: Date,
  input: JournalInput,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('journals.journal')
    .set((row) => ({
      ...columns(input),
      short_title: row
        .case()
        .when('abbreviation', '=', input.abbreviation)
        .then(row.ref('short_title'))
        .else(null)
        .end(),
      updated_at: now,
      version: version + 1,
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const saveMysitasiUrl = async (
  trx: Trx,
  journal: { id: string; version: number },
  url: string | null,
  now: Date,
): Promise<void> => {
  await trx
    .updateTable('journals.journal')
    .set({ mysitasi_url: url, updated_at: now, version: journal.version + 1 })
    .where('id', '=', journal.id)
    .execute();
};
