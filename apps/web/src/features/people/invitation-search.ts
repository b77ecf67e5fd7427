import { addresses } from '../../app/addresses.ts';
import { type ListSearch, listHref, listSearch } from '../../app/list-search.ts';
import { oneOf, severalOf } from '../../app/search-values.ts';

export const invitationViews = ['mine', 'all'] as const;
export const invitationKindNames = ['register', 'role', 'journal', 'review', 'authorship', 'evaluate'] as const;
export const invitationStateNames = ['open', 'accepted', 'declined', 'revoked', 'expired'] as const;
export const invitationSorts = ['-sent', 'sent'] as const;

export type InvitationSearch = ListSearch & {
  view: (typeof invitationViews)[number];
  sort: (typeof invitationSorts)[number];
  kind: (typeof invitationKindNames)[number][];
  state: (typeof invitationStateNames)[number][];
};

export const invitationSearch = (search: Record<string, unknown>): InvitationSearch => ({
  ...listSearch(search),
  view: oneOf(invitationViews, search.view, 'mine'),
  sort: oneOf(invitationSorts, search.sort, '-sent'),
  kind: severalOf(invitationKindNames, search.kind),
  state: severalOf(invitationStateNames, search.state),
});

export const invitationListHref = (now: InvitationSearch, change: Partial<InvitationSearch>): string => {
  const { view, sort, kind, state, ...rest } = { ...now, page: 1, ...change };
  return listHref(addresses.invitationList, rest, {
    ...rest,
    view: view === 'mine' ? '' : view,
    sort: sort === '-sent' ? '' : sort,
    kind: kind.join(','),
    state: state.join(','),
  });
};
