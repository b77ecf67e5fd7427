import type { Trx } from '@naskhah/db/tables';
import { normaliseIssn } from '@naskhah/kernel/issn';
import { copyPresets } from '../../access/index.ts';
import { insertJournal, nothingSaid } from './journal.ts';
import { openSection } from './section.ts';

/** A journal as a file describes it. */
export type DescribedJournal = {
  titles: string[];
  abbreviation: string | undefined;
  issn: string | null;
  eissn: string | null;
  publisher: string;
  license: string | null;
};

export type FoundJournal = { id: string; made: boolean };

const same = (title: string): string => title.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

const byNumber = async (trx: Trx, numbers: string[]): Promise<string | undefined> => {
  if (numbers.length === 0) return undefined;
  const row = await trx
    .selectFrom('journals.journal')
    .select('id')
    .where((on) => on.or([on('eissn', 'in', numbers), on('issn', 'in', numbers)]))
    .orderBy('created_at')
    .executeTakeFirst();
  return row?.id;
};

const byTitle = async (trx: Trx, titles: string[]): Promise<string | undefined> => {
  const rows = await trx.selectFrom('journals.journal').select(['id', 'name_en', 'name_ms']).execute();
  const wanted = new Set(titles.map(same));
  return rows.find((row) => wanted.has(same(row.name_en)) || wanted.has(same(row.name_ms)))?.id;
};

const asPath = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 36);

/** Capital letters of the words, as an abbreviation that numbers can carry. */
const initials = (title: string): string => {
  const letters = asPath(title)
    .split('-')
    .filter((word) => !/^(of|the|and|de|da|do|des|for|in|dan)$/.test(word))
    .map((word) => word[0])
    .join('')
    .toUpperCase();
  return (/^[A-Z]/.test(letters) ? letters : `J${letters}`).slice(0, 9).padEnd(2, 'X');
};

const free = async (trx: Trx, column: 'path' | 'abbreviation', wanted: string, joint: string): Promise<string> => {
  const rows = await trx.selectFrom('journals.journal').select(column).where(column, 'like', `${wanted}%`).execute();
  const taken = new Set(rows.map((row) => row[column]));
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}${joint}${number}`;
    if (!taken.has(name)) return name;
  }
};

/** The journal of that ISSN, else of that title; where there is none, an active one with presets and a section. */
export const ensureJournal = async (
  trx: Trx,
  described: DescribedJournal,
  needs: { newId: () => string; now: Date },
): Promise<FoundJournal> => {
  const [issn, eissn] = [described.issn, described.eissn].map((number) => (number && normaliseIssn(number)) || null);
  const numbers = [eissn, issn].filter((number) => number !== null && number !== undefined);
  const known = (await byNumber(trx, numbers)) ?? (await byTitle(trx, described.titles));
  if (known) return { id: known, made: false };
  const id = needs.newId();
  const title = described.titles[0] ?? described.abbreviation ?? 'Journal';
  const path = asPath(described.abbreviation ?? title);
  await insertJournal(trx, {
    id,
    ownerId: null,
    now: needs.now,
    state: 'active',
    shortTitle: described.abbreviation ?? '',
    input: {
      ...nothingSaid,
      path: await free(trx, 'path', path.length > 1 ? path : `journal-${path}`, '-'),
      nameEn: title,
      nameMs: '',
      abbreviation: await free(trx, 'abbreviation', initials(title), ''),
      issn: issn ?? null,
      eissn: eissn === issn ? null : (eissn ?? null),
      publisher: described.publisher,
      license: described.license,
    },
  });
  await openSection(trx, { id: needs.newId(), journal: id, titleEn: 'Articles', titleMs: 'Artikel' });
  await copyPresets(trx, id, needs.newId);
  return { id, made: true };
};

export const journalAt = async (trx: Trx, path: string): Promise<string | undefined> =>
  (await trx.selectFrom('journals.journal').select('id').where('path', '=', path).executeTakeFirst())?.id;
