import type { Actor } from '@naskhah/kernel/actor';
import { namePartsOf } from '@naskhah/kernel/name-parts';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { submissionRules, takesType } from '@naskhah/kernel/submission-rules';
import { noteMadeFrom, wasMadeFrom } from '../../activity/index.ts';
import type { SubmissionsNeeds } from '../ports.ts';
import { receivingJournal, sectionFor } from '../queries/place-for-draft.ts';
import { submitterOf } from '../queries/submitter.ts';
import { insertContributor } from '../store/contributor.ts';
import { findDraft, insertDraft } from '../store/draft.ts';

type Input = {
  id: string | undefined;
  journalId: string;
  sectionId: string | null;
  articleType: string;
  language: string;
  checklist: string[];
};
type Refusal = 'another-content' | 'journal-not-found' | 'checklist-open' | 'section-not-found' | 'article-type-closed';

/** Starts a draft in a journal that takes submissions, with the submitter as its first contributor. A repeated save with the same id is the same save. */
export const startSubmission =
  (needs: SubmissionsNeeds) =>
  (actor: Actor, input: Input): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx) => {
      if (actor.kind !== 'person') return refuse('journal-not-found');
      const id = input.id ?? needs.newId();
      const known = await findDraft(trx, id);
      if (known && known.submitterId !== actor.person) return refuse('journal-not-found');
      if (known) return (await wasMadeFrom(trx, id, input)) ? ok(id) : refuse('another-content');
      const journal = await receivingJournal(trx, input.journalId);
      if (!journal) return refuse('journal-not-found', [{ path: 'journal_id', code: 'journal-not-found' }]);
      if (journal.submis_checklist.some((item) => !input.checklist.includes(item.id)))
        return refuse('checklist-open', [{ path: 'checklist', code: 'checklist-open' }]);
      if (!takesType(submissionRules(journal.submission_rules), input.articleType))
        return refuse('article-type-closed', [{ path: 'article_type', code: 'article-type-closed' }]);
      const sectionId = await sectionFor(trx, journal.id, input.sectionId);
      if (!sectionId) return refuse('section-not-found', [{ path: 'section_id', code: 'section-not-found' }]);

      const now = needs.clock();
      const started = await insertDraft(trx, {
        id,
        journalId: journal.id,
        sectionId,
        articleType: input.articleType,
        language: input.language,
        checklist: input.checklist,
        submitterId: actor.person,
        now,
      });
      // The same save came twice at once, and the other was first.
      if (!started) {
        const own = (await findDraft(trx, id))?.submitterId === actor.person;
        if (!own) return refuse('journal-not-found');
        return (await wasMadeFrom(trx, id, input)) ? ok(id) : refuse('another-content');
      }
      await noteMadeFrom(trx, id, input);
      const submitter = await submitterOf(trx, actor.person);
      await insertContributor(trx, id, 1, {
        id: needs.newId(),
        type: 'person',
        name: submitter.name,
        ...namePartsOf(submitter.name, submitter.family),
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
