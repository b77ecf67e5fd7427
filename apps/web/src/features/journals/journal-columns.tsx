import type { JournalColumn as ShownColumn } from '@naskhah/kernel/list-columns';
import { useWords } from '@naskhah/ui/language/language-provider';
import type { Column } from '@naskhah/ui/list/data-table';
import { RowLines, RowTitle } from '@naskhah/ui/list/row-text';
import { journalPages } from '@naskhah/words/journals/journals';
import { addresses } from '../../app/addresses.ts';
import type { Answers } from '../../app/answers.ts';
import { Day } from '../../app/day.tsx';
import { JournalStateLine } from './journal-state.tsx';

type ListedJournal = Answers['deskWorkspace']['journalListing']['rows'][number];
export type JournalRow = Omit<ListedJournal, 'articles'>;

/** A journal by its name in the language of the interface, else in the other. */
export const useJournalName = () => {
  const { language } = useWords();
  return ({ name_en, name_ms }: { name_en: string; name_ms: string }): string =>
    language === 'ms' ? name_ms || name_en : name_en || name_ms;
};

type JournalColumn = Column<JournalRow> & { key: Exclude<ShownColumn, 'changed' | 'articles'> | 'journal' };

const useJournalColumns = (): JournalColumn[] => {
  const { say, language } = useWords();
  const nameOf = useJournalName();
  return [
    {
      key: 'journal',
      head: say(journalPages.journal),
      place: 'main',
      sort: 'name',
      cell: (row) => (
        <RowTitle href={addresses.journalInformation(row.id)} under={row.publisher}>
          {nameOf(row)}
        </RowTitle>
      ),
    },
    {
      key: 'issn',
      head: say(journalPages.issn),
      place: 'number',
      width: 6.5,
      cell: ({ issn, eissn }) => <RowLines under={issn && eissn}>{issn ?? eissn ?? say(journalPages.noIssn)}</RowLines>,
    },
    {
      key: 'state',
      head: say(journalPages.state),
      place: 'state',
      width: 10,
      cell: ({ state }) => <JournalStateLine state={state} />,
    },
    {
      key: 'disciplines',
      head: say(journalPages.disciplines),
      place: 'detail',
      width: 10,
      cell: ({ disciplines }) =>
        disciplines.map(({ label_en, label_ms }) => (language === 'ms' ? label_ms : label_en)).join(', '),
    },
    {
      key: 'team',
      head: say(journalPages.team),
      place: 'detail',
      width: 10,
      cell: ({ team }) => team.map(({ name }) => name).join(', ') || say(journalPages.noTeam),
    },
  ];
};

type ListedColumn = Column<ListedJournal> & { key: ShownColumn | 'journal' };

/** The columns of the journal list: those of every list of journals, when it changed and how much it has published. */
export const useJournalListColumns = (): ListedColumn[] => {
  const { say } = useWords();
  return [
    ...useJournalColumns(),
    {
      key: 'changed',
      head: say(journalPages.changed),
      cardLabel: say(journalPages.changed),
      place: 'detail',
      width: 6.5,
      sort: 'updated_at',
      cell: ({ updated_at }) => <Day value={updated_at} />,
    },
    {
      key: 'articles',
      head: say(journalPages.articles),
      place: 'figure',
      width: 5,
      cell: ({ articles }) => articles,
    },
  ];
};
