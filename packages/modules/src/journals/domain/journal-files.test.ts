import { type Actor, nobody, type PersonActor } from '@naskhah/kernel/actor';
import { journalFileUses } from '@naskhah/kernel/file-use';
import type { PersonId } from '@naskhah/kernel/ids';
import { presetFlagBits } from '@naskhah/kernel/journal-permission';
import { describe, expect, it } from 'vitest';
import type { JournalState } from './journal.ts';
import { keepsFiles, mayReadJournalFile } from './journal-files.ts';

const person = (name: string, change: Partial<PersonActor> = {}): PersonActor => ({
  kind: 'person',
  person: name as PersonId,
  behind: name as PersonId,
  role: 6,
  flags: presetFlagBits.requestToManage,
  journals: new Map(),
  ...change,
});
const holding = (permissions: number, journal = 'forest') =>
  new Map([[journal, { permissions, functions: 0, stages: {} }]]);
const applicant = person('applicant');
const keeper = person('keeper', { journals: holding(4096) });
const issues = person('issues', { journals: holding(262144) });
const otherKeeper = person('other', { journals: holding(4096, 'river') });
const secretary = person('secretary', { flags: presetFlagBits.checksJournals });
const administrator = person('administrator', { flags: presetFlagBits.admin });
const journal = (state: JournalState) => ({ id: 'forest', ownerId: 'applicant', state });

const readable = (actor: Actor, state: JournalState) =>
  journalFileUses.filter((use) => mayReadJournalFile(actor, journal(state), use)).join();

describe('the files of a journal', () => {
  const all = 'cover,evidence,policy';
  it.each<[string, Actor, string, string]>([
    ['who keeps the masthead', keeper, all, all],
    ['who checks journals', secretary, all, all],
    ['an Administrator', administrator, all, all],
    ['who applied for the journal', applicant, all, 'cover,policy'],
    ['who keeps another section', issues, '', 'cover,policy'],
    ['who keeps the masthead of another journal', otherKeeper, '', 'cover,policy'],
    ['a reviewer who came by a link', { kind: 'link', person: 'p' as PersonId, assignment: 'a' }, '', 'cover,policy'],
    ['nobody in particular', nobody, '', 'cover,policy'],
  ])('are read by %s', (_, actor, draft, active) => {
    expect(readable(actor, 'draft')).toBe(draft);
    expect(readable(actor, 'active')).toBe(active);
  });

  it.each<[JournalState, boolean]>([
    ['draft', false],
    ['submitted', false],
    ['checking', false],
    ['returned', false],
    ['rejected', false],
    ['verified', true],
    ['active', true],
    ['suspended', true],
    ['ceased', true],
    ['title_changed', true],
  ])('show their cover to everybody in a journal that is %s: %s', (state, shown) =>
    expect(mayReadJournalFile(nobody, journal(state), 'cover')).toBe(shown),
  );

  it('are kept by who may read even the evidence', () => {
    expect(keepsFiles(keeper, journal('active'))).toBe(true);
    expect(keepsFiles(issues, journal('active'))).toBe(false);
    expect(keepsFiles(nobody, journal('active'))).toBe(false);
  });
});
