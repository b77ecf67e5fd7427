import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mayBeDeleted } from '../domain/form.ts';
import type { FormsNeeds } from '../ports.ts';
import { removeForm } from '../store/form.ts';
import { type OneForm, type OnFormRefusal, onForm, subjectOf } from './on-form.ts';

/** Deletes a form that was never given out. */
export const deleteForm =
  (needs: FormsNeeds) =>
  async (actor: Actor, one: OneForm): Promise<Result<{ done: true }, OnFormRefusal | 'form-given-out'>> => {
    const deleted = await onForm(
      needs,
      actor,
      one,
      async (trx, form) => {
        if (!mayBeDeleted(form)) return refuse('form-given-out');
        await removeForm(trx, form.id);
        await needs.tell(trx, actor, {
          event: 'form-was-deleted',
          ...subjectOf(form),
          data: { form: form.id },
        });
        return ok(form.id);
      },
      () => false,
    );
    return deleted.ok ? ok({ done: true } as const) : deleted;
  };
