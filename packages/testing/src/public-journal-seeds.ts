import type { Db } from '@naskhah/db/tables';
import type { JournalContacts, JournalTheme } from '@naskhah/kernel/documents';
import { newId } from '@naskhah/kernel/ids';
import type { LocalizedText } from '@naskhah/kernel/language';

const start = new Date('2026-01-05T02:00:00Z');
const json = JSON.stringify;

export type SeedJournal = {
  path: string;
  nameEn: string;
  nameMs?: string;
  publisher?: string;
  issn?: string;
  eissn?: string;
  theme?: JournalTheme;
  scope?: LocalizedText;
  state?: 'draft' | 'verified' | 'active' | 'suspended';
  contacts?: JournalContacts;
  frequency?: string;
  license?: string;
  reviewType?: Record<string, string>;
  accessType?: string;
  ethics?: LocalizedText;
};

export const seedJournal = async (db: Db, journal: SeedJournal): Promise<string> => {
  const id = newId();
  await db
    .insertInto('journals.journal')
    .values({
      id,
      path: journal.path,
      name_en: journal.nameEn,
      name_ms: journal.nameMs ?? journal.nameEn,
      abbreviation: journal.path.toUpperCase(),
      publisher: journal.publisher ?? 'Universiti Malaysia Sabah Press',
      issn: journal.issn ?? null,
      eissn: journal.eissn ?? null,
      theme: json(journal.theme ?? {}),
      scope: json(journal.scope ?? {}),
      contacts: json(journal.contacts ?? {}),
      frequency: journal.frequency ?? null,
      license: journal.license ?? null,
      review_type: json(journal.reviewType ?? {}),
      access_type: journal.accessType ?? null,
      ethics: json(journal.ethics ?? {}),
      state: journal.state ?? 'active',
      created_at: start,
      updated_at: start,
    })
    .execute();
  return id;
};

export const seedSection = async (
  db: Db,
  journalId: string,
  [titleEn, titleMs]: [string, string],
  sort = 0,
): Promise<string> => {
  const id = newId();
  await db
    .insertInto('journals.section')
    .values({ id, journal_id: journalId, title_en: titleEn, title_ms: titleMs, sort })
    .execute();
  return id;
};

export type SeedIssue = {
  volume?: string;
  number?: string;
  year?: number;
  state?: 'draft' | 'approved' | 'public' | 'unpublished';
  continuous?: boolean;
  title?: LocalizedText;
  description?: LocalizedText;
  publishedAt?: string | null;
};

export const seedIssue = async (db: Db, journalId: string, issue: SeedIssue = {}): Promise<string> => {
  const id = newId();
  const { id: volume } = await db
    .insertInto('publishing.volume')
    .values({ id: newId(), journal_id: journalId, number: issue.volume ?? '8', year: issue.year ?? 2026 })
    .onConflict((same) => same.columns(['journal_id', 'number', 'year']).doUpdateSet({ year: issue.year ?? 2026 }))
    .returning('id')
    .executeTakeFirstOrThrow();
  const publishedAt = issue.publishedAt === undefined ? '2026-06-30T00:00:00Z' : issue.publishedAt;
  await db
    .insertInto('publishing.issue')
    .values({
      id,
      journal_id: journalId,
      volume_id: volume,
      number: issue.number ?? '2',
      title: json(issue.title ?? {}),
      description: json(issue.description ?? {}),
      continuous: issue.continuous ?? false,
      state: issue.state ?? 'public',
      published_at: publishedAt === null ? null : new Date(publishedAt),
      created_at: start,
      updated_at: start,
    })
    .execute();
  return id;
};
