import type { Actor } from '@naskhah/kernel/actor';
import type { Result } from '@naskhah/kernel/result';
import { retire } from '../domain/form.ts';
import type { FormsNeeds } from '../ports.ts';
import { updateForm } from '../store/form.ts';
import { type OneForm, type OnFormRefusal, onForm, subjectOf } from './on-form.ts';

/** Gives a form out no more, or again. Answers that were given on it stay. */
export const retireForm =
  (needs: FormsNeeds) =>
  (
    actor: Actor,
    { retired, ...one }: OneForm & { retired: boolean },
  ): Promise<Result<string, OnFormRefusal | 'form-for-reviews'>> =>
    onForm(
      needs,
      actor,
      one,
      async (trx, form) => {
        const changes = retire(form, retired);
        if (!changes.ok || !changes.value) return changes;
        await updateForm(trx, form, { retired }, needs.clock());
        await needs.tell(trx, actor, {
          event: retired ? 'form-was-retired' : 'form-was-taken-up-again',
          ...subjectOf(form),
          data: { form: form.id },
        });
        return changes;
      },
      (form) => form.retired === retired,
    );
