import type { Actor } from '@naskhah/kernel/actor';
import type { Result } from '@naskhah/kernel/result';
import { chooseForReviews as decide } from '../domain/form.ts';
import type { FormsNeeds } from '../ports.ts';
import { leaveForReviews, updateForm } from '../store/form.ts';
import { type OneForm, type OnFormRefusal, onForm, subjectOf } from './on-form.ts';

type Refusal = OnFormRefusal | 'form-not-published' | 'form-retired' | 'form-of-other-purpose';

/** Chooses the form that new reviewers of the journal are asked, in place of the one before; or none. */
export const chooseForReviews =
  (needs: FormsNeeds) =>
  (actor: Actor, { use, ...one }: OneForm & { use: boolean }): Promise<Result<string, Refusal>> =>
    onForm(
      needs,
      actor,
      one,
      async (trx, form) => {
        const changes = decide(form, use);
        if (!changes.ok || !changes.value) return changes;
        if (use && form.journal_id) await leaveForReviews(trx, form.journal_id, needs.clock());
        await updateForm(trx, form, { for_reviews: use }, needs.clock());
        await needs.tell(trx, actor, {
          event: use ? 'form-was-chosen-for-reviews' : 'form-was-left-for-reviews',
          ...subjectOf(form),
          data: { form: form.id },
        });
        return changes;
      },
      (form) => form.for_reviews === use,
    );
