import { describe, expect, it } from 'vitest';
import { neededVariables } from './needed-variables.ts';

describe('a mail is of no use without', () => {
  it.each(['code', 'confirm_url', 'review_url', 'invitation_url', 'merge_url', 'profile_url', 'message', 'lines'])(
    'its %s',
    (name) => expect(neededVariables(['firstname', name, 'title'])).toEqual([name]),
  );

  it.each([
    ['nothing where it only tells', ['firstname', 'title', 'journal'], []],
    ['each of several', ['message', 'firstname', 'review_url'], ['message', 'review_url']],
    ['the code, while the link to the profile is only a shorter way', ['profile_url', 'code'], ['code']],
    ['the code and another link', ['code', 'confirm_url'], ['code', 'confirm_url']],
  ])('%s', (_, variables, needed) => expect(neededVariables(variables)).toEqual(needed));
});
