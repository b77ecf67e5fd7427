import { useWords } from '@naskhah/ui/language/language-provider';
import { FilterChoices } from '@naskhah/ui/list/filter-choices';
import { invitationKindWords, invitationStateWords, invitations } from '@naskhah/words/identity/invitations';
import { IconSend } from '@tabler/icons-react';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';
import { amongst } from '../../app/search-values.ts';
import { RecordFilters } from '../../lists/record-filters.tsx';
import { type Nothing, RecordList } from '../../lists/record-list.tsx';
import { turnedSort } from '../../lists/turned-sort.ts';
import { InvitationActions } from './invitation-actions.tsx';
import { useInvitationColumns } from './invitation-columns.tsx';
import {
  type InvitationSearch,
  invitationKindNames,
  invitationListHref,
  invitationSorts,
  invitationStateNames,
} from './invitation-search.ts';
import { type Invitation, useInvitations } from './use-invitations.ts';

const noFilters = { q: '', kind: [], state: [] };

/** Search and filters of the invitations, and the count of what they found. */
export const InvitationFilterBar = ({ search }: { search: InvitationSearch }) => {
  const { say } = useWords();
  const show = (change: Partial<InvitationSearch>) => go(invitationListHref(search, change));
  return (
    <RecordFilters
      label={say(invitations.search)}
      search={search}
      hrefOf={(change) => invitationListHref(search, change)}
      total={useInvitations(search).data?.total}
      found={invitations.found}
      set={[search.kind, search.state].filter(({ length }) => length > 0).length}
      cleared={invitationListHref(search, noFilters)}
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
    </RecordFilters>
  );
};

const useNothing = (search: InvitationSearch): Nothing => {
  const { say } = useWords();
  if (search.q || search.kind.length > 0 || search.state.length > 0)
    return {
      title: say(invitations.nothingFound),
      why: say(invitations.nothingFoundWhy),
      action: { label: say(invitations.clear), href: invitationListHref(search, noFilters) },
    };
  return {
    icon: IconSend,
    title: say(invitations.empty),
    why: say(search.view === 'mine' ? invitations.emptyMine : invitations.emptyAll),
  };
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
  return (
    <RecordList
      caption={say(invitations.title)}
      query={useInvitations(search)}
      columns={useInvitationColumns(mine, hrefOf)}
      rowOf={(row) => ({ id: `${row.kind} ${row.id}`, name: row.name, href: hrefOf(row), mine: row.can.answer })}
      sort={{
        by: search.sort,
        hrefOf: () => invitationListHref(search, { sort: turnedSort(search.sort, invitationSorts, '-sent') }),
      }}
      search={search}
      hrefOf={(change) => invitationListHref(search, change)}
      nothing={useNothing(search)}
      actions={mine ? undefined : ({ row }) => <InvitationActions row={row} name={row.name || row.email} />}
      skeleton={6}
    />
  );
};
