import { newId } from '@naskhah/kernel/ids';
import { functionFlags, hasBit } from '@naskhah/kernel/journal-permission';
import { IconButton } from '@naskhah/ui/controls/icon-button';
import { Menu, MenuItem } from '@naskhah/ui/controls/menu';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import type { Column } from '@naskhah/ui/list/data-table';
import { FilterChoices } from '@naskhah/ui/list/filter-choices';
import { RowLines, RowTitle } from '@naskhah/ui/list/row-text';
import { presetPage, stageNames } from '@naskhah/words/access/preset-words';
import { teamMembers } from '@naskhah/words/access/team-members';
import { IconDots, IconUsers } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addresses } from '../../app/addresses.ts';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { Day } from '../../app/day.tsx';
import { go } from '../../app/go.ts';
import { useAct } from '../../app/use-act.ts';
import { listHref } from '../../lists/list-search.ts';
import { RecordFilters } from '../../lists/record-filters.tsx';
import { RecordList } from '../../lists/record-list.tsx';
import { oneOf } from '../../lists/search-values.ts';
import { type MemberSearch, memberSorts } from './member-search.ts';
import { highestLevel } from './preset-in-words.ts';
import { useEndingPlace } from './use-ending-place.ts';
import { type Preset, useLabel, usePresets } from './use-presets.ts';

type Row = Answers['access']['assignedListing']['rows'][number];

const useColumns = (presets: readonly Preset[]): Column<Row>[] => {
  const { say, sayWith, language } = useWords();
  const label = useLabel();
  const byId = new Map(presets.map((preset) => [preset.id, preset]));
  const inWords = ({ stages }: Preset): string => {
    const highest = highestLevel(stages);
    if (!highest) return say(teamMembers.noStage);
    const where =
      highest.stages === 'every'
        ? say(teamMembers.everyStage)
        : highest.stages.map((stage) => say(stageNames[stage])).join(', ');
    return sayWith(teamMembers.levels[highest.level], { stages: where });
  };
  return [
    {
      key: 'name',
      head: say(teamMembers.name),
      place: 'main',
      sort: 'name',
      cell: ({ name, affiliation }) => (
        <RowTitle plain href={undefined} under={affiliation}>
          {name}
        </RowTitle>
      ),
    },
    {
      key: 'preset',
      head: say(teamMembers.preset),
      place: 'state',
      width: 13,
      cell: ({ preset_id, preset_en, preset_ms }) => {
        const preset = byId.get(preset_id);
        const named = preset ? label(preset) : language === 'ms' ? preset_ms : preset_en;
        const isMandatory = preset !== undefined && hasBit(preset.functions, functionFlags.mandatory);
        return (
          <RowLines under={preset && inWords(preset)}>
            {isMandatory ? `${named} · ${say(teamMembers.mandatory)}` : named}
          </RowLines>
        );
      },
    },
    {
      key: 'since',
      head: say(teamMembers.since),
      cardLabel: say(teamMembers.since),
      place: 'detail',
      width: 6.5,
      sort: 'assigned_at',
      cell: ({ assigned_at }) => <Day value={assigned_at} />,
    },
    {
      key: 'load',
      head: say(teamMembers.load),
      cardLabel: say(teamMembers.load),
      place: 'detail',
      width: 6.5,
      cell: ({ open_articles, open_reviews }) =>
        [
          open_articles > 0 && sayWith(teamMembers.articles, { count: open_articles }),
          open_reviews > 0 && sayWith(teamMembers.reviews, { count: open_reviews }),
        ]
          .filter(Boolean)
          .join(' · ') || say(teamMembers.nothing),
    },
  ];
};

/** Who belongs to a journal's team: what their presets are for, since when, and how much they have to do. */
export const TeamMembers = ({ journal, search }: { journal: string; search: MemberSearch }) => {
  const { say, sayWith } = useWords();
  const confirm = useConfirm();
  const act = useAct();
  const label = useLabel();
  const presets = usePresets(journal).data?.rows ?? [];
  const endPlace = useEndingPlace(journal, presets);
  const columns = useColumns(presets);
  const { page, size, q, sort, preset } = search;
  const query = useQuery(
    calls.access.assignedListing.queryOptions({
      input: {
        page,
        size,
        q,
        sort: sort || 'name',
        filters: { journal_id: journal, ...(preset && { preset_id: preset }) },
      },
      placeholderData: keepPreviousData,
    }),
  );
  const hrefOf = (change: Partial<MemberSearch>) => {
    const next = { ...search, ...change };
    return listHref(addresses.journalSection(journal, 'team_management'), search, {
      ...change,
      sort: next.sort,
      preset: next.preset,
    });
  };
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
  const actsOf = ({ id, user_id, name, version }: Row) => (
    <Menu label={name} target={<IconButton icon={IconDots} label={sayWith(presetPage.actionsOf, { name })} />}>
      <MenuItem onClick={() => void change({ id, version, user_id })}>{say(presetPage.change)}</MenuItem>
      <MenuItem onClick={() => void addTo(user_id)}>{say(presetPage.addTo)}</MenuItem>
      <MenuItem danger onClick={() => void take({ id, version, user_id })}>
        {say(presetPage.take)}
      </MenuItem>
    </Menu>
  );
  const cleared = hrefOf({ q: '', preset: '' });
  return (
    <div>
      <RecordFilters
        label={say(teamMembers.search)}
        search={search}
        hrefOf={hrefOf}
        total={query.data?.total}
        found={teamMembers.found}
        set={Number(search.preset !== '')}
        cleared={cleared}
      >
        <FilterChoices
          label={say(presetPage.preset)}
          values={search.preset ? [search.preset] : []}
          onChange={(chosen) => go(hrefOf({ preset: chosen.find((one) => one !== search.preset) ?? '' }))}
          choices={presets.map((preset) => ({ value: preset.id, label: label(preset) }))}
        />
      </RecordFilters>
      <RecordList
        caption={say(teamMembers.title)}
        query={query}
        columns={columns}
        rowOf={({ id, name }) => ({ id, name })}
        sort={{ by: search.sort || 'name', hrefOf: (by) => hrefOf({ sort: oneOf(memberSorts, by, '') }) }}
        search={search}
        hrefOf={hrefOf}
        actions={({ row }) => actsOf(row)}
        nothing={
          search.q === '' && search.preset === ''
            ? { icon: IconUsers, title: say(presetPage.nobody), why: say(presetPage.nobodyWhy) }
            : {
                title: say(teamMembers.nothingFound),
                why: say(teamMembers.nothingFoundWhy),
                action: { label: say(teamMembers.clear), href: cleared },
              }
        }
      />
    </div>
  );
};
