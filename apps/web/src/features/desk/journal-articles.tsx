import { articleStates } from '@naskhah/kernel/article-words';
import { useWords } from '@naskhah/ui/language/language-provider';
import type { Column } from '@naskhah/ui/list/data-table';
import { FilterChoices } from '@naskhah/ui/list/filter-choices';
import { RowLines, RowTitle } from '@naskhah/ui/list/row-text';
import { Marked } from '@naskhah/ui/record/marked';
import { stateWords } from '@naskhah/words/desk-article/article-states';
import { workspace } from '@naskhah/words/desk-workspace/workspace';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { addresses } from '../../app/addresses.ts';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';
import { Day } from '../../app/day.tsx';
import { go } from '../../app/go.ts';
import { type ListSearch, listHref, listSearch } from '../../lists/list-search.ts';
import { RecordFilters } from '../../lists/record-filters.tsx';
import { RecordList } from '../../lists/record-list.tsx';
import { amongst, oneOf, severalOf } from '../../lists/search-values.ts';
import { ArticleState } from './article-state.tsx';

type Row = Answers['deskWorkspace']['getArticleList']['rows'][number];
const sorts = ['', 'submitted', 'title', '-title'] as const;
const states = articleStates.filter((state) => state !== 'draft');

type ArticlesSearch = ListSearch & { sort: (typeof sorts)[number]; state: (typeof states)[number][] };

export const articlesSearch = (search: Record<string, unknown>): ArticlesSearch => ({
  ...listSearch(search),
  sort: oneOf(sorts, search.sort, ''),
  state: severalOf(states, search.state),
});

const useColumns = (): Column<Row>[] => {
  const { say, language } = useWords();
  return [
    {
      key: 'article',
      head: say(workspace.article),
      place: 'main',
      sort: 'title',
      cell: (row) => (
        <RowTitle href={row.can_open ? addresses.article(row.id) : undefined} lang={row.title_lang} under={row.authors}>
          <Marked text={row.article_title} />
        </RowTitle>
      ),
    },
    {
      key: 'number',
      head: say(workspace.number),
      place: 'number',
      width: 8.5,
      cell: (row) => <RowLines under={language === 'ms' ? row.section_ms : row.section_en}>{row.number}</RowLines>,
    },
    {
      key: 'state',
      head: say(workspace.state),
      place: 'state',
      width: 14,
      cell: (row) => <ArticleState shown={{ ...row, your_turn: false }} />,
    },
    {
      key: 'submitted',
      head: say(workspace.submitted),
      cardLabel: say(workspace.submitted),
      place: 'detail',
      width: 6.5,
      sort: 'submitted',
      cell: ({ submitted_at }) => <Day value={submitted_at} />,
    },
  ];
};

/** The articles of one journal and where they stand. */
export const JournalArticles = ({ journal, search }: { journal: string; search: ArticlesSearch }) => {
  const { say } = useWords();
  const { page, size, q, sort, state } = search;
  const query = useQuery(
    calls.deskWorkspace.getArticleList.queryOptions({
      input: { page, size, q, sort: sort || '-submitted', filters: { journal_id: journal, state } },
      placeholderData: keepPreviousData,
    }),
  );
  const hrefOf = (change: Partial<ArticlesSearch>) => {
    const next = { ...search, ...change };
    return listHref(addresses.journalSection(journal, 'article_list'), search, {
      ...change,
      sort: next.sort,
      state: next.state.join(','),
    });
  };
  const cleared = hrefOf({ q: '', state: [] });
  return (
    <div>
      <RecordFilters
        label={say(workspace.search)}
        search={search}
        hrefOf={hrefOf}
        total={query.data?.total}
        found={workspace.found}
        set={Number(state.length > 0)}
        cleared={cleared}
      >
        <FilterChoices
          label={say(workspace.stateFilter)}
          values={state}
          onChange={(chosen) => go(hrefOf({ state: amongst(states, chosen) }))}
          choices={states.map((value) => ({ value, label: say(stateWords[value]) }))}
        />
      </RecordFilters>
      <RecordList
        caption={say(workspace.article)}
        query={query}
        columns={useColumns()}
        rowOf={({ id, article_title, can_open }) => ({
          id,
          name: article_title,
          ...(can_open && { href: addresses.article(id) }),
        })}
        sort={{ by: sort || '-submitted', hrefOf: (by) => hrefOf({ sort: oneOf(sorts, by, '') }) }}
        search={search}
        hrefOf={hrefOf}
        nothing={
          q === '' && state.length === 0
            ? { title: say(workspace.emptyJournal), why: say(workspace.emptyJournalWhy) }
            : {
                title: say(workspace.nothingFound),
                why: say(workspace.nothingFoundWhy),
                action: { label: say(workspace.clearFilters), href: cleared },
              }
        }
      />
    </div>
  );
};
