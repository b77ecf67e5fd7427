import { newId } from '@naskhah/kernel/ids';
import { Button } from '@naskhah/ui/controls/button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { showNotice } from '@naskhah/ui/dialogs/notice';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { wizardPeople } from '@naskhah/words/submissions/wizard-people';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { client } from '../../app/client.ts';
import { type Fault, faultsOf } from '../../app/problem.ts';
import { typedBefore } from '../../forms/typed-before.ts';
import { movedById } from '../../lists/moved.ts';
import { ContributorRow } from './contributor-row.tsx';
import css from './contributors.module.css';
import type { Contributor } from './draft.ts';
import { OrderedList } from './ordered-list.tsx';
import { useDraft, useKeeper } from './use-draft.tsx';

const ContributorForm = lazy(async () => ({ default: (await import('./contributor-form.tsx')).ContributorForm }));

const nobody = (): Contributor => ({
  id: newId(),
  type: 'person',
  name: '',
  given: null,
  family: null,
  email: null,
  orcid: null,
  corresponding: false,
  affiliations: [{ organisation: '' }],
  credit: [],
});

const useActs = () => {
  const { say, sayWith } = useWords();
  const keeper = useKeeper();
  const request = useRequest();
  const confirm = useConfirm();
  const { id: ref_id } = useDraft();
  const save = async (contributor: Contributor, isNew: boolean): Promise<Fault[] | undefined> => {
    let faults: Fault[] = [];
    const one = ({ contributor: all }: { contributor: Contributor[] }) => all.find(({ id }) => id === contributor.id);
    const done = await request(
      async () => {
        try {
          const send = isNew ? client.submissions.saveContributor : client.submissions.updateContributor;
          await keeper.act(({ version }) => send({ ref_id, version, contributor }), one);
          return true;
        } catch (error) {
          faults = faultsOf(error).filter(({ path }) => path !== '');
          throw error;
        }
      },
      { processing: say(wizardPeople.saving), quiet: true },
    );
    return done ? undefined : faults;
  };
  const remove = async ({ id, name }: Contributor): Promise<boolean> => {
    const sure = await confirm({
      title: say(wizardPeople.remove),
      message: sayWith(wizardPeople.removeWhy, { name }),
    });
    if (!sure) return false;
    const done = await request(
      async () => {
        await keeper.act(
          ({ version }) => client.submissions.deleteContributor({ ref_id, version, id }),
          () => id,
        );
        return true;
      },
      { processing: say(wizardPeople.removing), quiet: true },
    );
    return done === true;
  };
  return { save, remove };
};

/** Everybody who is named, in order; one is edited at a time. */
export const StepContributors = () => {
  const { say } = useWords();
  const keeper = useKeeper();
  const { id, contributor: people } = useDraft();
  // Whether it is new is said once: saved, it stands in the list, and a form that moved there would be another one.
  const opened = (one: Contributor) => ({ one, isNew: !people.some((known) => known.id === one.id) });
  const [form, setForm] = useState(() => {
    const before = typedBefore<Contributor>(`contributor ${id}`)?.found;
    return before && opened(before);
  });
  const { save, remove } = useActs();
  const open = (one: Contributor) => {
    if (form) showNotice({ tone: 'bad', title: say(wizardPeople.finishFirst) });
    else setForm(opened(one));
  };
  const onMove = useCallback(
    (id: string, by: -1 | 1) =>
      keeper.order(movedById(keeper.store.getState().seen.contributor, id, by).map((one) => one.id)),
    [keeper],
  );
  const close = () => setForm(undefined);
  const drawn = form && (
    <Suspense>
      <ContributorForm
        key={form.one.id}
        draft={id}
        contributor={form.one}
        isNew={form.isNew}
        onCancel={close}
        onSave={(contributor) => save(contributor, form.isNew)}
        onSaved={close}
        onRemove={async () => {
          if (await remove(form.one)) close();
        }}
      />
    </Suspense>
  );
  return (
    <div data-field="contributor">
      <OrderedList>
        {people.map((one, place) =>
          one.id === form?.one.id ? (
            !form.isNew && <li key={one.id}>{drawn}</li>
          ) : (
            <ContributorRow
              key={one.id}
              contributor={one}
              place={place + 1}
              of={people.length}
              onMove={onMove}
              onEdit={() => open(one)}
            />
          ),
        )}
      </OrderedList>
      {form?.isNew && drawn}
      {people.length === 0 && !form && (
        <EmptyState level={3} icon={IconUsers} title={say(wizardPeople.none)}>
          {say(wizardPeople.noneWhy)}
        </EmptyState>
      )}
      {!form && (
        <div className={css.add}>
          <Button icon={IconUserPlus} onClick={() => open(nobody())}>
            {say(wizardPeople.add)}
          </Button>
        </div>
      )}
    </div>
  );
};
