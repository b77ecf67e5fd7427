import { canBeReviewed, neutralName, type Relation, seesFile, visibilityFor } from '../../submissions/index.ts';
import { isShared } from '../../workflow/index.ts';
import type { articleRows, roundRows } from './article-rows.ts';

type File = NonNullable<Awaited<ReturnType<typeof articleRows>>>['files'][number];
type Round = Pick<Awaited<ReturnType<typeof roundRows>>[number], 'id' | 'anonymity' | 'reports_shared_at'> & {
  reviews: readonly { reviewer_id: string; submitted_at: string | null }[];
};

/** A file of an article as this viewer may see it, by the anonymity of its own round; undefined for what is not theirs. */
export const projectFile = (
  { uploaded_by, round_id, for_review, ...file }: File,
  rounds: readonly Round[],
  { relation, person }: { relation: Exclude<Relation, 'reviewer' | 'public'>; person: string },
) => {
  const own = rounds.find(({ id }) => id === round_id);
  const anonymity = (own ?? rounds[0])?.anonymity ?? 'double-anonymous';
  const report = own?.reviews.find(({ reviewer_id }) => reviewer_id === uploaded_by);
  const shared = isShared(report?.submitted_at ?? null, own?.reports_shared_at ?? null);
  if (!seesFile(relation, { use: file.use, anonymity, shared, chosen: for_review })) return undefined;
  const named = visibilityFor(relation, anonymity).fileNames === 'all' || uploaded_by === person;
  const now = rounds[0]?.anonymity ?? 'double-anonymous';
  return {
    ...file,
    filename: named ? file.filename : neutralName(file.use, file.type),
    label: named ? file.label : '',
    created_at: new Date(file.created_at).toISOString(),
    /** For who chooses: whether reviewers get it; null where they never can. */
    in_review: relation === 'editor' && canBeReviewed(file.use, now) ? for_review !== false : null,
  };
};
