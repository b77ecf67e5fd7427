import { describe, expect, it } from 'vitest';
import { peopleHref, peopleSearch } from './people-search.ts';

describe('the address of the list of people', () => {
  it('is short while nothing is asked', () => {
    expect(peopleHref(peopleSearch({}), {})).toBe('/private/user/user-management');
  });

  it('says every filter, and is read back as it was said', () => {
    const asked = peopleSearch({
      q: 'tan',
      role: '1,3',
      status: 'suspended',
      seen: 'year',
      sort: '-last_seen',
      page: 2,
    });
    const href = peopleHref(asked, { page: 2 });
    const search = Object.fromEntries(new URLSearchParams(href.split('?')[1]));
    expect(peopleSearch(search)).toEqual(asked);
  });

  it('takes nothing that cannot be asked', () => {
    const asked = peopleSearch({ role: 'x,1;drop', status: 'king', seen: 'soon', journal: 'all', sort: 'password' });
    expect(asked).toMatchObject({ role: [], status: [], seen: '', journal: [], sort: 'name' });
  });
});
