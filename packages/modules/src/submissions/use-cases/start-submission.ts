import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { SubmissionsNeeds } from '../ports.ts';
import { insertContributor } from '../store/contributor.ts';
import { findDraft } from '../store/draft.ts';

type Input = {
  id: string | undefined;
  journalId: string;
  sectionId: string | null;
  articleType: string;
  language: string;
  checklist: string[];
};
type Refusal = 'journal-not-found' | 'checklist-open' | 'section-not-found';

/** Starts a draft in a journal that takes submissions, with the submitter as its first contributor. A repeated save with the same id is the same save. */
export const startSubmission =
  (needs: SubmissionsNeeds) =>
  (actor: Actor, input: Input): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx) => {
      if (actor.kind !== 'person') return refuse('journal-not-found');
      const id = input.id ?? needs.newId();
      const known = await findDraft(trx, id);
      if (known) return known.submitterId === actor.person ? ok(id) : refuse('journal-not-found');
      const journal = await trx
        .selectFrom('journals.journal')
        .select(['id', 'submis_checklist'])
        .where('id', '=', input.journalId)
        .where('state', 'in', ['verified', 'active'])
        .executeTakeFirst();
      if (!journal) return refuse('journal-not-found', [{ path: 'journal_id', code: 'journal-not-found' }]);
      if (journal.submis_checklist.some((item) => !input.checklist.includes(item.id)))
        return refuse('checklist-open', [{ path: 'checklist', code: 'checklist-open' }]);
      const section = await trx
        .selectFrom('journals.section')
        .select('id')
        .where('journal_id', '=', journal.id)
        .$if(input.sectionId !== null, (query) => query.where('id', '=', input.sectionId))
        .orderBy('sort')
        .executeTakeFirst();
      if (!section) return refuse('section-not-found', [{ path: 'section_id', code: 'section-not-found' }]);

      const now = needs.clock();
      await trx
        .insertInto('submissions.submission')
        .values({
          id,
          journal_id: journal.id,
          stage_since: now,
          section_id: section.id,
          article_type: input.articleType,
          language: input.language,
          checklist: JSON.stringify(input.checklist),
          step: 'metadata',
          submitter_id: actor.person,
          created_at: now,
          updated_at: now,
        })
        .execute();
      const submitter = await trx
        .selectFrom('identity.person as p')
        .innerJoin('identity.email as e', (join) =>
          join.onRef('e.person_id', '=', 'p.id').on('e.is_primary', '=', true),
        )
        .leftJoin('identity.affiliation as a', (join) =>
          join.onRef('a.person_id', '=', 'p.id').on('a.is_primary', '=', true),
        )
        .select(['p.name', 'p.orcid', 'e.address', 'a.organisation', 'a.department', 'a.country'])
        .where('p.id', '=', actor.person)
        .executeTakeFirstOrThrow();
      await insertContributor(trx, id, 1, {
        id: needs.newId(),
        type: 'person',
        name: submitter.name,
        given: null,
        family: null,
        email: submitter.address,
        orcid: submitter.orcid,
        corresponding: true,
        personId: actor.person,
        affiliations: submitter.organisation
          ? [
              {
                organisation: submitter.organisation,
                ...(submitter.department && { department: submitter.department }),
                ...(submitter.country && { country: submitter.country }),
              },
            ]
          : [],
        credit: [],
      });
      await needs.tell(trx, actor, {
        event: 'submission-was-started',
        subject: { type: 'article', id },
        journal: journal.id,
      });
      return ok(id);
    });
