import type { Trx } from '@naskhah/db/tables';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { ActNeeds } from '../../activity/index.ts';
import { ensurePublicIssue } from '../../publishing/index.ts';
import { momentOf, publishedOn, yearOf } from '../domain/time-and-place.ts';
import type { ReadArticle } from '../ports.ts';

type Place = { issueId: string | null; publishedAt: Date };

/** The issue that the file names, made public where there is none; without a volume the article stands by itself. */
export const placeInIssue = async (
  trx: Trx,
  needs: ActNeeds,
  journalId: string,
  { dates, place }: ReadArticle,
): Promise<Result<Place, 'issue-not-public' | 'date-missing'>> => {
  const published = publishedOn(dates);
  const year = yearOf(dates);
  if (!published || !year) return refuse('date-missing');
  const publishedAt = momentOf(published);
  if (!place.volume) return ok({ issueId: null, publishedAt });
  const { volume, issue = '', issueTitle: title = '' } = place;
  const issueId = await ensurePublicIssue(
    trx,
    { journalId, volume, year, issue, title, publishedAt },
    { newId: needs.newId, now: needs.clock() },
  );
  return issueId ? ok({ issueId, publishedAt }) : refuse('issue-not-public');
};
