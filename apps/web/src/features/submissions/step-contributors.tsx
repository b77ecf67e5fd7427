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
  const [editing, setEditing] = useState(() => typedBefore<Contributor>(`contributor ${id}`)?.found);
  const { save, remove } = useActs();
  const isNew = editing !== undefined && !people.some(({ id }) => id === editing.id);
  const open = (one: Contributor) => {
    if (editing) showNotice({ tone: 'bad', title: say(wizardPeople.finishFirst) });
    else setEditing(one);
  };
  const onMove = useCallback(
    (id: string, by: -1 | 1) =>
      keeper.order(movedById(keeper.store.getState().seen.contributor, id, by).map((one) => one.id)),
    [keeper],
  );
  const close = () => setEditing(undefined);
  const form = editing && (
    <Suspense>
      <ContributorForm
        key={editing.id}
        draft={id}
        contributor={editing}
        isNew={isNew}
        onCancel={close}
        onSave={async (contributor) => {
          const faults = await save(contributor, isNew);
          if (faults === undefined) close();
          return faults ?? [];
        }}
        onRemove={async () => {
          if (await remove(editing)) close();
        }}
      />
    </Suspense>
  );
  return (
    <div data-field="contributor">
      <OrderedList>
        {people.map((one, place) =>
          one.id === editing?.id ? (
            <li key={one.id}>{form}</li>
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
      {isNew && form}
      {people.length === 0 && !editing && (
        <EmptyState level={3} icon={IconUsers} title={say(wizardPeople.none)}>
          {say(wizardPeople.noneWhy)}
        </EmptyState>
      )}
      {!editing && (
        <div className={css.add}>
          <Button icon={IconUserPlus} onClick={() => open(nobody())}>
            {say(wizardPeople.add)}
          </Button>
        </div>
      )}
    </div>
  );
};
