import type { Actor } from '@naskhah/kernel/actor';
import type { Result } from '@naskhah/kernel/result';
import { publish } from '../domain/form.ts';
import type { FormsNeeds } from '../ports.ts';
import { insertVersion, updateForm } from '../store/form.ts';
import { type OneForm, type OnFormRefusal, onForm, subjectOf } from './on-form.ts';

type Refusal = OnFormRefusal | 'form-retired' | 'form-unchanged' | 'form-incomplete';

/** Gives the draft out as the next version; who was asked an earlier one keeps it to the end. */
export const publishForm =
  (needs: FormsNeeds) =>
  (actor: Actor, one: OneForm): Promise<Result<string, Refusal>> =>
    onForm(
      needs,
      actor,
      one,
      async (trx, form) => {
        const number = publish(form);
        if (!number.ok) return number;
        await insertVersion(trx, form, number.value, needs.clock());
        await updateForm(trx, form, { published: number.value, changed: false }, needs.clock());
        await needs.tell(trx, actor, {
          event: 'form-was-published',
          ...subjectOf(form),
          data: { form: form.id, number: number.value },
        });
        return number;
      },
      ({ published, changed }) => published !== null && !changed,
      { portal: true },
    );
