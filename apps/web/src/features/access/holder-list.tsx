import { newId } from '@naskhah/kernel/ids';
import { IconButton } from '@naskhah/ui/controls/icon-button';
import { Menu, MenuItem } from '@naskhah/ui/controls/menu';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { Paging } from '@naskhah/ui/list/paging';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { presetPage } from '@naskhah/words/access/preset-words';
import { IconDots, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { useAct } from '../../app/use-act.ts';
import { useDates } from '../../app/use-dates.ts';
import { useEndingPlace } from './use-ending-place.ts';
import { useLabel, usePresets } from './use-presets.ts';

const size = 30;

/** Who holds which preset of a journal. */
export const HolderList = ({
  page,
  journal,
  hrefOf,
}: {
  page: number;
  journal: string;
  hrefOf: (page: number) => string;
}) => {
  const { say, sayWith, language } = useWords();
  const { short } = useDates();
  const confirm = useConfirm();
  const act = useAct();
  const label = useLabel();
  const presets = usePresets(journal).data?.rows ?? [];
  const endPlace = useEndingPlace(journal, presets);
  const { data, error, refetch } = useQuery(
    calls.access.assignedListing.queryOptions({
      input: { page, size, sort: 'name', filters: { journal_id: journal } },
      placeholderData: keepPreviousData,
    }),
  );
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data?.total === 0)
    return (
      <EmptyState icon={IconUsers} title={say(presetPage.nobody)}>
        {say(presetPage.nobodyWhy)}
      </EmptyState>
    );
  const words = { processing: say(presetPage.saving), done: say(presetPage.saved) };
  /** Asks for one of the journal's presets; empty when nothing was chosen. */
  const choose = async (title: string): Promise<string> => {
    const answer = await confirm({
      title,
      message: say(presetPage.chooseWhy),
      prompt: {
        kind: 'radio',
        label: say(presetPage.preset),
        options: presets.map((preset) => ({ value: preset.id, label: label(preset) })),
      },
    });
    return String(answer?.value ?? '');
  };
  type Place = { id: string; version: number; user_id: string };
  const change = async ({ id, version, user_id }: Place) => {
    const preset_id = await choose(say(presetPage.changeTitle));
    if (!preset_id) return;
    const next = { id, version, preset_id };
    await endPlace(user_id, (successor_id) => client.access.updateAssigned({ ...next, successor_id }), words);
  };
  const addTo = async (user_id: string) => {
    const preset_id = await choose(say(presetPage.addTitle));
    if (preset_id)
      await act(() => client.access.saveAssigned({ id: newId(), journal_id: journal, preset_id, user_id }), words);
  };
  const take = async ({ id, version, user_id }: Place) => {
    if (!(await confirm({ title: say(presetPage.takeTitle), message: say(presetPage.takeWhy) }))) return;
    await endPlace(user_id, (successor_id) => client.access.deleteAssigned({ id, version, successor_id }), {
      ...words,
      done: say(presetPage.taken),
    });
  };
  return (
    <>
      <EntryList
        items={(data?.rows ?? []).map(({ id, user_id, name, preset_en, preset_ms, assigned_at, version }) => ({
          key: id,
          name,
          under: `${language === 'ms' ? preset_ms : preset_en} · ${say(presetPage.since).toLowerCase()} ${short(assigned_at)}`,
          act: (
            <Menu label={name} target={<IconButton icon={IconDots} label={sayWith(presetPage.actionsOf, { name })} />}>
              <MenuItem onClick={() => void change({ id, version, user_id })}>{say(presetPage.change)}</MenuItem>
              <MenuItem onClick={() => void addTo(user_id)}>{say(presetPage.addTo)}</MenuItem>
              <MenuItem danger onClick={() => void take({ id, version, user_id })}>
                {say(presetPage.take)}
              </MenuItem>
            </Menu>
          ),
        }))}
      />
      <Paging page={page} size={size} total={data?.total ?? 0} hrefOf={hrefOf} />
    </>
  );
};
