import { participantRoles } from '@naskhah/kernel/article-words';
import { administrator, byKey, linkActor, personActor, switchedTo } from '@naskhah/testing/actors';
import { describe, expect, it } from 'vitest';
import { monitored, relationTo, wrote } from './relation.ts';

const article = (...participants: { person_id: string; role: string }[]) => ({
  journalId: 'jek',
  submitterId: 'nor',
  participants,
  authors: ['nor', 'wan'],
});
const expected = {
  author: 'author',
  editor: 'editor',
  'section-editor': 'editor',
  'guest-editor': 'editor',
  copyeditor: 'production',
  'layout-editor': 'production',
  proofreader: 'production',
} as const;
const monitor = personActor('tan', { jek: { monitors: true } });

describe('how a person stands to an article', () => {
  it.each(participantRoles)('follows from their part: %s', (role) => {
    expect(relationTo(personActor('siti'), article({ person_id: 'siti', role }))).toBe(expected[role]);
  });
  it.each([
    ['who submitted it is its author without a part', personActor('nor'), 'author'],
    ['who monitors its journal is an editor', monitor, 'editor'],
    ['who monitors another journal is nobody', personActor('tan', { jte: { monitors: true } }), undefined],
    [
      'who decides in its journal and monitors nothing is nobody',
      personActor('tan', { jek: { level: 'decide' } }),
      undefined,
    ],
    ['an Administrator is an editor', administrator('aminah'), 'editor'],
    ['anybody else is nobody', personActor('raj'), undefined],
    ['a reviewer by link is nobody here, whoever they are', linkActor('nor', 'r1'), undefined],
    ['a job of the portal is nobody', { kind: 'system', job: 'nightly' } as const, undefined],
    ['nobody is nobody', { kind: 'nobody' } as const, undefined],
  ])('%s', (_who, actor, relation) => expect(relationTo(actor, article())).toBe(relation));

  it.each([
    ['monitors its journal', personActor('nor', { jek: { monitors: true, level: 'decide' } })],
    ['is an Administrator', administrator('nor')],
    ['has somebody else behind the account', switchedTo(personActor('nor'), 'aminah')],
    ['comes by a key', byKey(personActor('nor'))],
  ])('is that of its author where who submitted it also %s', (_what, actor) => {
    expect(relationTo(actor, article())).toBe('author');
  });
  it.each(participantRoles)('is that of an author where a co-author is also %s', (role) => {
    const parts = article({ person_id: 'siti', role }, { person_id: 'siti', role: 'author' });
    expect(relationTo(administrator('siti'), parts)).toBe('author');
  });
  it.each([
    ['a co-author', personActor('wan')],
    ['a co-author who monitors its journal', personActor('wan', { jek: { monitors: true, level: 'decide' } })],
    ['a co-author who is an Administrator', administrator('wan')],
    ['who acts as a co-author', switchedTo(administrator('wan'), 'aminah')],
    ['a co-author by a key', byKey(personActor('wan', { jek: { monitors: true } }))],
    ['a co-author by the link of a review', linkActor('wan', 'r1')],
  ])('is none for %s, whatever part they were given', (_who, actor) => {
    const parts = participantRoles.filter((role) => role !== 'author').map((role) => ({ person_id: 'wan', role }));
    expect(relationTo(actor, article(...parts))).toBeUndefined();
    expect(wrote(actor, article(...parts))).toBe(true);
  });
  it.each([
    ['who submitted it', personActor('nor'), true],
    ['who has the part of an author', personActor('siti'), true],
    ['an Administrator', administrator('aminah'), false],
    ['nobody', { kind: 'nobody' } as const, false],
    ['a job of the portal', { kind: 'system', job: 'nightly' } as const, false],
  ])('%s wrote it: %s', (_who, actor, expected) => {
    expect(wrote(actor, { ...article({ person_id: 'siti', role: 'author' }), authors: [] })).toBe(expected);
  });
  it('is that of an editor where somebody edits and produces it', () => {
    const parts = article({ person_id: 'siti', role: 'copyeditor' }, { person_id: 'siti', role: 'editor' });
    expect(relationTo(personActor('siti'), parts)).toBe('editor');
  });
  it('is that of an editor where somebody produces it and monitors the journal', () =>
    expect(relationTo(monitor, article({ person_id: 'tan', role: 'copyeditor' }))).toBe('editor'));
  it('does not follow from the part of somebody else', () =>
    expect(relationTo(personActor('raj'), article({ person_id: 'siti', role: 'editor' }))).toBeUndefined());
  it('of an article without a submitter is nobody’s but its people’s', () =>
    expect(relationTo(personActor('raj'), { ...article(), submitterId: null })).toBeUndefined());
});

it('the journals that somebody monitors are those where a role carries that function', () => {
  const { journals } = personActor('tan', {
    jek: { monitors: true },
    jte: { level: 'decide' },
    jms: { monitors: true },
  });
  expect(monitored(journals)).toEqual(['jek', 'jms']);
});
it.each([
  [0, false],
  [1, true],
  [2, false],
  [3, true],
  [64, false],
  [65, true],
])('the functions %i monitor: %s', (functions, monitors) => {
  expect(monitored(new Map([['jek', { permissions: 0, functions, stages: {} }]]))).toEqual(monitors ? ['jek'] : []);
});
