import { IconButton } from '@naskhah/ui/controls/icon-button';
import { Menu, MenuItem } from '@naskhah/ui/controls/menu';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { OrderButtons } from '@naskhah/ui/list/order-buttons';
import { disciplineWords } from '@naskhah/words/journals/disciplines';
import { IconDots } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { useAct } from '../../app/use-act.ts';
import css from './board-list.module.css';

const DisciplinePicker = lazy(async () => ({
  default: (await import('./discipline-picker.tsx')).DisciplinePicker,
}));

type Of = Answers['masthead']['retrieveJournalDisciplines'];
type Discipline = Of['disciplines'][number];

/** How many journals there are beside this one in a field. */
const OthersIn = ({ discipline }: { discipline: string }) => {
  const { sayWith } = useWords();
  const { data } = useQuery(
    calls.masthead.listingJournalDisciplines.queryOptions({
      input: { filters: { code: discipline }, size: 1 },
      staleTime: 300_000,
    }),
  );
  if (!data) return null;
  // The journal itself is one of them.
  const count = Math.max(0, data.total - 1);
  return <p className={css.facts}>{sayWith(disciplineWords.others, { count })}</p>;
};

/** Every change of the disciplines asks first, as the specification has it. */
const useDisciplineActs = ({ journal_id, version, disciplines }: Of) => {
  const { say } = useWords();
  const act = useAct();
  const confirm = useConfirm();
  const asked = async (name: string, send: () => Promise<unknown>) => {
    if (!(await confirm({ title: say(disciplineWords.save), message: name }))) return;
    await act(send, { processing: say(disciplineWords.saving), done: say(disciplineWords.updated) });
  };
  const of = { journal_id, version };
  return {
    add: (code: string, name: string) =>
      asked(name, () =>
        client.masthead.saveJournalDisciplines({ ...of, disciplines: [...disciplines.map((one) => one.code), code] }),
      ),
    move: (code: string, name: string, place: number) =>
      asked(name, () => client.masthead.updateJournalDisciplines({ ...of, code, place })),
    makePrimary: (code: string, name: string) =>
      asked(name, () => client.masthead.updateJournalDisciplines({ ...of, code, is_primary: true })),
    remove: (code: string, name: string) =>
      asked(name, () => client.masthead.deleteJournalDisciplines({ ...of, code })),
  };
};

const most = 10;

const Disciplines = ({ of, edits }: { of: Of; edits: boolean }) => {
  const { say, language } = useWords();
  const acts = useDisciplineActs(of);
  const nameOf = ({ code, label_en, label_ms }: Pick<Discipline, 'code' | 'label_en' | 'label_ms'>) =>
    `${code} ${language === 'ms' ? label_ms : label_en}`;
  return (
    <>
      <ol>
        {of.disciplines.map((one, place) => {
          const name = nameOf(one);
          return (
            <li key={one.code} className={css.member}>
              {edits && (
                <OrderButtons
                  name={name}
                  place={place + 1}
                  of={of.disciplines.length}
                  onMove={(by) => void acts.move(one.code, name, place + 1 + by)}
                />
              )}
              <div className={css.who}>
                <b>{name}</b>
                {one.is_primary && <p className={css.under}>{say(disciplineWords.primary)}</p>}
              </div>
              <OthersIn discipline={one.code} />
              {edits && (
                <Menu label={name} side="end" target={<IconButton icon={IconDots} label={name} />}>
                  {!one.is_primary && (
                    <MenuItem onClick={() => void acts.makePrimary(one.code, name)}>
                      {say(disciplineWords.makePrimary)}
                    </MenuItem>
                  )}
                  <MenuItem onClick={() => void acts.remove(one.code, name)}>{say(disciplineWords.remove)}</MenuItem>
                </Menu>
              )}
            </li>
          );
        })}
      </ol>
      {edits && of.disciplines.length < most && (
        <Suspense fallback={null}>
          <DisciplinePicker
            chosen={of.disciplines.map(({ code }) => code)}
            nameOf={nameOf}
            onChoose={(one) => void acts.add(one.code, nameOf(one))}
          />
        </Suspense>
      )}
    </>
  );
};

/** What a journal is about, in its order, each with how many other journals are; who keeps the masthead changes it here. */
export const DisciplineList = ({ journal, edits }: { journal: string; edits: boolean }) => {
  const { say } = useWords();
  const { data, error, refetch } = useQuery(
    calls.masthead.retrieveJournalDisciplines.queryOptions({ input: { journal_id: journal } }),
  );
  if (error) return <LoadFailure error={error} level={3} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <>
      <p className={css.under}>{say(data.disciplines.length > 0 ? disciplineWords.lead : disciplineWords.none)}</p>
      <Disciplines of={data} edits={edits} />
    </>
  );
};
