import type { Trx } from '@naskhah/db/tables';
import type { ParticipantRole, SubmissionStatus } from '@naskhah/kernel/article-words';
import { editorRoles } from '@naskhah/kernel/article-words';
import type { Stage } from '@naskhah/kernel/stages';
import { sql } from 'kysely';
import { lockArticles } from './article.ts';

export type PartOf = {
  id: string;
  articleId: string;
  number: string | null;
  role: ParticipantRole;
  status: SubmissionStatus;
  stage: Stage;
  otherEditors: number;
};

/** What somebody does in the articles of a journal, but for what they wrote; the articles are locked for this act. */
export const lockPartsIn = async (trx: Trx, journalId: string, personId: string): Promise<PartOf[]> => {
  const parts = () =>
    trx
      .selectFrom('submissions.participant as p')
      .innerJoin('submissions.submission as s', 's.id', 'p.submission_id')
      .where('p.journal_id', '=', journalId)
      .where('p.person_id', '=', personId)
      .where('p.role', '<>', 'author');
  await lockArticles(
    trx,
    (await parts().select('s.id').execute()).map(({ id }) => id),
  );
  return await parts()
    .select(['p.id', 's.id as articleId', 's.number', 'p.role', 's.status', 's.stage'])
    .select((on) =>
      on
        .selectFrom('submissions.active_participant as o')
        .select(sql<number>`count(*)::int`.as('others'))
        .whereRef('o.submission_id', '=', 's.id')
        .whereRef('o.person_id', '<>', 'p.person_id')
        .where('o.role', 'in', [...editorRoles])
        .$asScalar()
        .$notNull()
        .as('otherEditors'),
    )
    .orderBy('s.number')
    .orderBy('p.id')
    .execute();
};
