import { type JournalPermission, journalPermissions } from '@naskhah/kernel/journal-permission';
import { administrator, byKey, linkActor, personActor, switchedTo } from '@naskhah/testing/actors';
import { describe, expect, it } from 'vitest';
import { mayApprove, mayHandleIssues } from './policy.ts';

const holding = (...permissions: JournalPermission[]) => personActor('huda', { jek: { permissions } });

describe('the issues of a journal', () => {
  it.each(journalPermissions)('are handled with the bit of %s only where that is the bit of issues', (permission) => {
    expect(mayHandleIssues(holding(permission), 'jek')).toBe(permission === 'volume');
  });
  it('are not handled with the bit of another journal', () =>
    expect(mayHandleIssues(personActor('huda', { jte: { permissions: ['volume'] } }), 'jek')).toBe(false));
  it('are handled by Administrators', () => expect(mayHandleIssues(administrator('aminah'), 'jek')).toBe(true));
  it.each([
    ['a reviewer by link', linkActor('huda', 'r')],
    ['nobody', { kind: 'nobody' } as const],
  ])('are not handled by %s', (_who, actor) => {
    expect([mayHandleIssues(actor, 'jek'), mayApprove(actor, 'jek')]).toEqual([false, false]);
  });
});

describe('an approval', () => {
  const huda = holding('volume');
  it.each([
    ['is given in person', huda, true],
    ['is not given behind a switched account', switchedTo(huda, 'aminah'), false],
    ['is not given by a key for programs', byKey(huda), false],
    ['is not given without the bit of issues', holding('masthead'), false],
  ])('%s', (_what, actor, given) => {
    expect(mayApprove(actor, 'jek')).toBe(given);
  });
  it('may be prepared, though not given, behind a switched account and by a key', () => {
    for (const actor of [switchedTo(huda, 'aminah'), byKey(huda)]) expect(mayHandleIssues(actor, 'jek')).toBe(true);
  });
});
