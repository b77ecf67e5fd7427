import type { Trx } from '@naskhah/db/tables';
import type { Funding, FurtherAbstract, RelatedArticle } from '@naskhah/kernel/documents';

export type ImportedPlace = {
  journalId: string;
  volume: string;
  year: number;
  /** Empty where the volume has no issues. */
  issue: string;
  title: string;
  publishedAt: Date;
};
type Needs = { newId: () => string; now: Date };

const ensureVolume = async (trx: Trx, place: ImportedPlace, needs: Needs): Promise<string> => {
  const known = await trx
    .selectFrom('publishing.volume')
    .select('id')
    .where('journal_id', '=', place.journalId)
    .where('number', '=', place.volume)
    .orderBy('year')
    .executeTakeFirst();
  if (known) return known.id;
  const id = needs.newId();
  await trx
    .insertInto('publishing.volume')
    .values({ id, journal_id: place.journalId, number: place.volume, year: place.year, title: '{}' })
    .execute();
  return id;
};

/** The public issue of that number, made where there is none; undefined where there is one that is not public. */
export const ensurePublicIssue = async (trx: Trx, place: ImportedPlace, needs: Needs): Promise<string | undefined> => {
  const volume = await ensureVolume(trx, place, needs);
  const known = await trx
    .selectFrom('publishing.issue')
    .select(['id', 'state'])
    .where('volume_id', '=', volume)
    .where('number', '=', place.issue)
    .executeTakeFirst();
  if (known) return known.state === 'public' ? known.id : undefined;
  const id = needs.newId();
  await trx
    .insertInto('publishing.issue')
    .values({
      id,
      journal_id: place.journalId,
      volume_id: volume,
      number: place.issue,
      title: JSON.stringify(place.title ? { en: place.title } : {}),
      description: '{}',
      continuous: place.issue === '',
      planned_on: null,
      state: 'public',
      published_at: place.publishedAt,
      created_at: needs.now,
      updated_at: needs.now,
    })
    .execute();
  return id;
};

export type ImportedPublication = {
  submissionId: string;
  journalId: string;
  issueId: string | null;
  position: number;
  pages: string;
  licenseUrl: string | null;
  copyright: string;
  dates: Record<string, string>;
  funding: Funding[];
  related: RelatedArticle[];
  furtherAbstracts: FurtherAbstract[];
  publishedAt: Date;
  now: Date;
};

export const insertPublication = async (trx: Trx, one: ImportedPublication): Promise<void> => {
  await trx
    .insertInto('publishing.publication')
    .values({
      submission_id: one.submissionId,
      journal_id: one.journalId,
      issue_id: one.issueId,
      section_id: null,
      position: one.position,
      pages: one.pages,
      license_url: one.licenseUrl,
      copyright: one.copyright,
      dates: JSON.stringify(one.dates),
      funding: JSON.stringify(one.funding),
      related: JSON.stringify(one.related),
      further_abstracts: JSON.stringify(one.furtherAbstracts),
      published_at: one.publishedAt,
      updated_at: one.now,
    })
    .execute();
};
