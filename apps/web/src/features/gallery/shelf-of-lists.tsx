import { IconButton } from '@naskhah/ui/controls/icon-button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { BulkBar } from '@naskhah/ui/list/bulk-bar';
import { ColumnMenu } from '@naskhah/ui/list/column-menu';
import { type Column, DataTable, type TableRow } from '@naskhah/ui/list/data-table';
import { FilterBar, FilterMenu } from '@naskhah/ui/list/filter-bar';
import { FilterChoices } from '@naskhah/ui/list/filter-choices';
import { FilterToggle } from '@naskhah/ui/list/filter-toggle';
import { Paging } from '@naskhah/ui/list/paging';
import { RowLines, RowState, RowTitle } from '@naskhah/ui/list/row-text';
import { TabLinks } from '@naskhah/ui/list/tab-links';
import { type ReviewerBlock, ReviewerProgress } from '@naskhah/ui/state/reviewer-progress';
import { StateLine } from '@naskhah/ui/state/state-pill';
import { TurnLine } from '@naskhah/ui/state/turn-line';
import { gallery } from '@naskhah/words/gallery';
import {
  IconBellRinging,
  IconCircleCheck,
  IconClockExclamation,
  IconDots,
  IconEye,
  IconUserPlus,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Shelf } from './gallery-layout.tsx';

type Row = {
  number: string;
  title: string;
  authors: string;
  late?: boolean;
  blocks: ReviewerBlock[];
  days: number;
};

const articles: Row[] = [
  {
    number: 'BJPH-2026-0091',
    title: 'Access to palliative care in Sarawak’s rural divisions: a mixed-methods study',
    authors: 'Dayang Suhaila Awang Bujang, Christopher Ling, Nur Aina Rahim',
    late: true,
    blocks: ['in', 'working', 'late'],
    days: 47,
  },
  {
    number: 'JEK-2026-0143',
    title: 'Pemulihan hutan paya gambut selepas kebakaran di Pekan: kajian sepuluh tahun',
    authors: 'Nor Azizah Mohd Yusof, Lim Wei Jian, Rosli Ibrahim',
    blocks: ['in', 'in', 'late'],
    days: 71,
  },
  {
    number: 'JEK-2026-0162',
    title: 'Seagrass loss in the Johor Strait, 2001–2025',
    authors: 'Kavitha a/p Subramaniam, Ng Boon Hock',
    blocks: [],
    days: 4,
  },
];

const rows: TableRow<Row>[] = articles.map((row) => ({
  id: row.number,
  name: row.number,
  href: `/components?row=${row.number}`,
  mine: !row.late,
  row,
}));

const useColumns = (): Column<Row>[] => {
  const { say } = useWords();
  return [
    {
      key: 'article',
      head: say(gallery.article),
      place: 'main',
      cell: (row) => (
        <RowTitle href={`/components?row=${row.number}`} under={row.authors}>
          {row.title}
        </RowTitle>
      ),
    },
    {
      key: 'number',
      head: say(gallery.number),
      place: 'number',
      width: 9.5,
      cell: (row) => <RowLines>{row.number}</RowLines>,
    },
    {
      key: 'state',
      head: say(gallery.state),
      place: 'state',
      width: 17,
      sort: 'due',
      cell: (row) => (
        <RowState
          state={
            <StateLine
              icon={row.late ? IconClockExclamation : row.blocks.length > 0 ? IconCircleCheck : IconEye}
              tone={row.late ? 'bad' : row.blocks.length > 0 ? 'ok' : 'none'}
              detail={say(gallery.roundOne)}
            >
              {say(row.late ? gallery.underReview : gallery.ready)}
            </StateLine>
          }
          turn={
            row.late ? (
              <TurnLine whose={say(gallery.reviewersTurn)} due={say(gallery.overdue)} urgency="late" />
            ) : (
              <TurnLine whose={say(gallery.yourTurn)} yours due={say(gallery.decideBy)} />
            )
          }
        />
      ),
    },
    {
      key: 'reviewers',
      head: say(gallery.reviewers),
      place: 'detail',
      width: 8,
      cell: (row) => (
        <ReviewerProgress
          blocks={row.blocks}
          words={say(row.blocks.length > 0 ? gallery.twoOfThree : gallery.noneYet)}
        />
      ),
    },
    {
      key: 'age',
      head: say(gallery.age),
      place: 'figure',
      width: 5,
      cell: (row) => `${row.days} ${say(gallery.days)}`,
    },
  ];
};

export const ListShelf = () => {
  const { say } = useWords();
  const columns = useColumns();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['JEK-2026-0143']));
  const [search, setSearch] = useState('');
  const [journal, setJournal] = useState<string | undefined>('jek');
  const [sections, setSections] = useState<string[]>([]);
  const [late, setLate] = useState(false);
  const [shown, setShown] = useState(['number', 'state', 'reviewers', 'age']);
  const [descending, setDescending] = useState(false);
  return (
    <Shelf title={say(gallery.list)} wide>
      <TabLinks
        label={say(gallery.views)}
        tabs={[
          { href: '/components?view=mine', label: say(gallery.mine), count: 9 },
          { href: '/components?view=late', label: say(gallery.late), count: 3, alarming: true },
          { href: '/components', label: say(gallery.all), count: 62, current: true },
        ]}
      />
      <div>
        <FilterBar
          search={{ label: say(gallery.searchHint), value: search, onChange: setSearch }}
          count={say(gallery.found)}
          onClear={journal || sections.length > 0 || search ? () => setJournal(undefined) : undefined}
          end={
            <ColumnMenu
              choices={columns.slice(1).map(({ key, head }) => ({ key, label: head }))}
              shown={shown}
              onChange={setShown}
            />
          }
        >
          <FilterMenu
            label={say(gallery.journal)}
            value={journal}
            onChange={setJournal}
            choices={[
              { value: 'jek', label: 'JEK' },
              { value: 'bjph', label: 'BJPH' },
            ]}
          />
          <FilterChoices
            label={say(gallery.section)}
            values={sections}
            onChange={setSections}
            choices={[
              { value: 'ekologi', label: 'Ekologi' },
              { value: 'akuatik', label: 'Akuatik' },
            ]}
          />
          <FilterToggle label={say(gallery.late)} on={late} onChange={setLate} />
        </FilterBar>
        <DataTable
          caption={say(gallery.list)}
          columns={columns.filter(({ key }) => key === 'article' || shown.includes(key))}
          rows={rows}
          sort={{ by: 'due', descending, onChange: () => setDescending(!descending) }}
          selection={{ chosen, onChange: setChosen }}
          actions={(row) => <IconButton icon={IconDots} size="sm" label={`${say(gallery.moreActions)}: ${row.name}`} />}
          onOpen={() => undefined}
          skeleton={2}
        />
        <BulkBar
          count={chosen.size}
          total={62}
          onClear={() => setChosen(new Set())}
          onSelectAll={() => setChosen(new Set(rows.map(({ id }) => id)))}
          actions={[
            { key: 'assign', label: say(gallery.assign), icon: IconUserPlus, onClick: () => undefined },
            { key: 'remind', label: say(gallery.remind), icon: IconBellRinging, onClick: () => undefined },
          ]}
        />
        <Paging page={1} size={10} total={62} hrefOf={(page) => `/components?page=${page}`} onSize={() => undefined} />
      </div>
    </Shelf>
  );
};
