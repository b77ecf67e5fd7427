import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { portalSubject } from '@naskhah/kernel/portal-subject';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { Form } from '../domain/form.ts';
import { mayBuild } from '../domain/policy.ts';
import type { FormsNeeds } from '../ports.ts';
import { journalOfForm, lockForm, lockForms } from '../store/form.ts';

export type OneForm = { id: string; version: number };
export type OnFormRefusal = 'form-not-found' | 'stale-version';

/**
 * Does something with a form that the actor may build, as they saw it, while nothing else happens to the forms of its journal.
 * `same` says of a form that has moved on whether this act made it what it is: the same act again is the same answer.
 */
export const onForm = <R extends string>(
  needs: FormsNeeds,
  actor: Actor,
  { id, version }: OneForm,
  act: (trx: Trx, form: Form) => Promise<Result<unknown, R>>,
  same: (form: Form) => boolean,
  /** Whether it is done with the portal's own checklist too, which is never without one. */
  { portal = false } = {},
): Promise<Result<string, R | OnFormRefusal>> =>
  needs.transaction(async (trx): Promise<Result<string, R | OnFormRefusal>> => {
    const journal = await journalOfForm(trx, id);
    if (journal === undefined || (journal === null && !portal) || !mayBuild(actor, journal))
      return refuse('form-not-found');
    await lockForms(trx, journal);
    const form = await lockForm(trx, id);
    if (!form) return refuse('form-not-found');
    if (form.version !== version) return form.version === version + 1 && same(form) ? ok(id) : refuse('stale-version');
    const done = await act(trx, form);
    return done.ok ? ok(id) : done;
  });

/** Whose log tells of a form: its journal's, or the portal's. */
export const subjectOf = ({ journal_id: journal }: Form) =>
  journal === null ? { subject: portalSubject } : { subject: { type: 'journal', id: journal } as const, journal };
