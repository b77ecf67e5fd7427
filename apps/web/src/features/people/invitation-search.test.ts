import { expect, it } from 'vitest';
import { invitationListHref, invitationSearch } from './invitation-search.ts';

it('the address of the invitations says their filters and is read back as it was said', () => {
  expect(invitationListHref(invitationSearch({}), {})).toBe('/private/user/invitation-list');
  const asked = invitationSearch({ view: 'all', kind: 'role,review', state: 'open,king', sort: 'sent', q: 'jek' });
  expect(asked.state).toEqual(['open']);
  const search = Object.fromEntries(new URLSearchParams(invitationListHref(asked, {}).split('?')[1]));
  expect(invitationSearch(search)).toEqual(asked);
});
