import { transactionOn } from '@naskhah/db/transaction';
import { newId } from '@naskhah/kernel/ids';
import { fakeClock } from '@naskhah/testing/fakes';
import { testDatabase } from '@naskhah/testing/test-database';
import { monitorOf } from '@naskhah/testing/workspace-seeds';
import { describe, expect, it } from 'vitest';
import { viewsOf } from '../store/saved-view.ts';
import { deleteView } from './delete-view.ts';
import { saveView } from './save-view.ts';

const database = testDatabase();
const acts = () => {
  const clock = fakeClock();
  const ticking = () => {
    clock.forward({ minutes: 1 });
    return clock();
  };
  const needs = { transaction: transactionOn(database.db), clock: ticking };
  return { save: saveView(needs), remove: deleteView(needs) };
};
const view = () => ({ id: newId(), list: 'workspace' as const, name: 'Late', search: 'view=overdue', opens: false });
const gone = { ok: false, refusal: 'view-not-found' };

describe('the saved views of a person', () => {
  it('are found again by list, in the order in which they were made', async () => {
    const { save } = acts();
    const person = monitorOf();
    const [late, mine, journals] = [view(), { ...view(), name: 'Mine' }, { ...view(), list: 'journals' as const }];
    for (const one of [late, mine, journals]) expect(await save(person, one)).toMatchObject({ ok: true });
    expect(await viewsOf(database.db, person.person, 'workspace')).toEqual([
      { ...late, version: 1 },
      { ...mine, version: 1 },
    ]);
  });

  it('hold one that opens: another takes its place', async () => {
    const { save } = acts();
    const person = monitorOf();
    const [first, second] = [
      { ...view(), opens: true },
      { ...view(), name: 'Mine', opens: true },
    ];
    await save(person, first);
    await save(person, second);
    const views = await viewsOf(database.db, person.person, 'workspace');
    expect(views.map(({ name, opens, version }) => [name, opens, version])).toEqual([
      ['Late', false, 2],
      ['Mine', true, 1],
    ]);
  });

  it('are renamed at the version that was read', async () => {
    const { save } = acts();
    const person = monitorOf();
    const one = view();
    await save(person, one);
    const renamed = { ...one, name: 'Later', version: 1 };
    expect(await save(person, renamed)).toEqual({ ok: true, value: { ...renamed, version: 2 } });
    expect(await save(person, { ...renamed, name: 'Latest' })).toEqual({ ok: false, refusal: 'stale-version' });
  });

  it('are not there for another person, who cannot change, take over or remove them', async () => {
    const { save, remove } = acts();
    const [owner, other] = [monitorOf(), monitorOf()];
    const one = view();
    await save(owner, one);
    expect(await save(other, one)).toEqual(gone);
    expect(await save(other, { ...one, version: 1 })).toEqual(gone);
    expect(await remove(other, { id: one.id, version: 1 })).toEqual(gone);
    expect(await viewsOf(database.db, owner.person, 'workspace')).toEqual([{ ...one, version: 1 }]);
  });

  it('are removed once, at the version that was read', async () => {
    const { save, remove } = acts();
    const person = monitorOf();
    const one = view();
    await save(person, one);
    expect(await remove(person, { id: one.id, version: 2 })).toEqual({ ok: false, refusal: 'stale-version' });
    expect(await remove(person, { id: one.id, version: 1 })).toMatchObject({ ok: true });
    expect(await remove(person, { id: one.id, version: 1 })).toEqual(gone);
  });

  it('keep one name each, also when two are saved at once', async () => {
    const { save } = acts();
    const person = monitorOf();
    const answers = await Promise.all([save(person, view()), save(person, { ...view(), name: 'LATE' })]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });
});
