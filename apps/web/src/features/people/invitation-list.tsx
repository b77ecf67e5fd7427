import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { DataTable } from '@naskhah/ui/list/data-table';
import { FilterBar } from '@naskhah/ui/list/filter-bar';
import { FilterChoices } from '@naskhah/ui/list/filter-choices';
import { Paging } from '@naskhah/ui/list/paging';
import { EmptyState, ErrorState } from '@naskhah/ui/page/empty-state';
import { invitationKindWords, invitationStateWords, invitations } from '@naskhah/words/identity/invitations';
import { IconSend } from '@tabler/icons-react';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';
import { amongst } from '../../app/search-values.ts';
import { useTypedSearch } from '../../app/use-typed-search.ts';
import { InvitationActions } from './invitation-actions.tsx';
import { useInvitationColumns } from './invitation-columns.tsx';
import {
  type InvitationSearch,
  invitationKindNames,
  invitationListHref,
  invitationStateNames,
} from './invitation-search.ts';
import { type Invitation, useInvitations } from './use-invitations.ts';

const nothing = { q: '', kind: [], state: [] };

/** Search and filters of the invitations, and the count of what they found. */
export const InvitationFilterBar = ({ search }: { search: InvitationSearch }) => {
  const { say, sayWith } = useWords();
  const total = useInvitations(search).data?.total;
  const show = (change: Partial<InvitationSearch>) => go(invitationListHref(search, change));
  const [typed, setTyped] = useTypedSearch(search.q, (q) => go(invitationListHref(search, { q }), { replace: true }));
  const set = [search.kind, search.state].filter(({ length }) => length > 0).length;
  return (
    <FilterBar
      search={{ label: say(invitations.search), value: typed, onChange: setTyped }}
      count={total === undefined ? undefined : sayWith(invitations.found, { count: total })}
      set={set}
      onClear={set > 0 || search.q !== '' ? () => show(nothing) : undefined}
    >
      <FilterChoices
        label={say(invitations.kind)}
        values={search.kind}
        onChange={(chosen) => show({ kind: amongst(invitationKindNames, chosen) })}
        choices={invitationKindNames.map((value) => ({ value, label: say(invitationKindWords[value]) }))}
      />
      <FilterChoices
        label={say(invitations.state)}
        values={search.state}
        onChange={(chosen) => show({ state: amongst(invitationStateNames, chosen) })}
        choices={invitationStateNames.map((value) => ({ value, label: say(invitationStateWords[value]) }))}
      />
    </FilterBar>
  );
};

const Nothing = ({ search }: { search: InvitationSearch }) => {
  const { say } = useWords();
  if (search.q || search.kind.length > 0 || search.state.length > 0)
    return (
      <EmptyState
        title={say(invitations.nothingFound)}
        action={<ButtonLink href={invitationListHref(search, nothing)}>{say(invitations.clear)}</ButtonLink>}
      >
        {say(invitations.nothingFoundWhy)}
      </EmptyState>
    );
  return (
    <EmptyState icon={IconSend} title={say(invitations.empty)}>
      {say(search.view === 'mine' ? invitations.emptyMine : invitations.emptyAll)}
    </EmptyState>
  );
};

/** Invitations to the reader, or all of them, each with what can be done with it. */
export const InvitationList = ({ search }: { search: InvitationSearch }) => {
  const { say } = useWords();
  const mine = search.view === 'mine';
  // A row opens what it is about; where that is not a page of its own, the list stays.
  const hrefOf = ({ article, can, id }: Invitation): string => {
    if (can.open_review) return addresses.myReview(id);
    return article && !mine ? addresses.article(article.id) : invitationListHref(search, { page: search.page });
  };
  const columns = useInvitationColumns(mine, hrefOf);
  const managed = mine
    ? {}
    : {
        actions: ({ row }: { row: Invitation }) => <InvitationActions row={row} name={row.name || row.email} />,
      };
  const { data, isError, isPlaceholderData, refetch } = useInvitations(search);
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (data?.total === 0) return <Nothing search={search} />;
  return (
    <>
      <DataTable
        caption={say(invitations.title)}
        columns={columns}
        rows={(data?.rows ?? []).map((row) => ({
          id: `${row.kind} ${row.id}`,
          name: row.name,
          href: hrefOf(row),
          mine: row.can.answer,
          row,
        }))}
        sort={{
          by: 'sent',
          descending: search.sort === '-sent',
          onChange: () => go(invitationListHref(search, { sort: search.sort === '-sent' ? 'sent' : '-sent' })),
        }}
        {...managed}
        onOpen={(href, newTab) => (newTab ? window.open(href, '_blank', 'noopener') : go(href))}
        skeleton={data ? 0 : 6}
        refreshing={isPlaceholderData}
      />
      <Paging
        page={search.page}
        size={search.size}
        total={data?.total ?? 0}
        hrefOf={(page) => invitationListHref(search, { page })}
        onSize={(size) => go(invitationListHref(search, { size }))}
      />
    </>
  );
};
