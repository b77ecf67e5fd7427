import { expect, it } from 'vitest';
import { mailEventNames } from './mail-events.ts';
import { mailsOfFact } from './mails-of-fact.ts';

it('every mail tells of something that happened, but for those that somebody asked for and the gathered ones', () => {
  const told = new Set(Object.values(mailsOfFact).flat());
  expect(mailEventNames.filter((mail) => !told.has(mail))).toEqual([
    'reset-password-code',
    'registered-again',
    'digest',
  ]);
});
