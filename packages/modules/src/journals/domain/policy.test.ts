import { type Actor, type JournalAccess, nobody, type PersonActor } from '@naskhah/kernel/actor';
import type { PersonId } from '@naskhah/kernel/ids';
import { presetFlagBits } from '@naskhah/kernel/journal-permission';
import { describe, expect, it } from 'vitest';
import type { JournalState } from './journal.ts';
import {
  fieldsToWrite,
  mayEditJournal,
  mayReadField,
  mayReadMessages,
  mayReadTeam,
  mayRegister,
  maySeeJournal,
  mayVerifyJournal,
  mayWriteField,
} from './policy.ts';

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

const owner = person('owner');
const editor = person('editor', { journals: holding(4096) });
const reader = person('reader', { journals: holding(0) });
const other = person('other', { journals: holding(4096, 'river') });
const secretary = person('secretary', { flags: presetFlagBits.checksJournals });
const administrator = person('administrator', { flags: presetFlagBits.admin });
const link: Actor = { kind: 'link', person: 'owner' as PersonId, assignment: 'a1' };
const journal = (state: JournalState, ownerId: string | null = 'owner') => ({ id: 'forest', ownerId, state });

describe('the masthead of a journal', () => {
  it.each<[string, Actor, JournalState, boolean]>([
    ['is written by who holds it, before it is open', editor, 'submitted', true],
    ['is written by who holds it, when it is open', editor, 'active', true],
    ['is written by the applicant of a draft', owner, 'draft', true],
    ['is written by the applicant of a returned registration', owner, 'returned', true],
    ['is not written by the applicant of a verified one', owner, 'verified', false],
    ['is not written by the applicant of an active one', owner, 'active', false],
    ['is not written by who only belongs to it', reader, 'draft', false],
    ['is not written by the editor of another journal', other, 'draft', false],
    ['is not written by who verifies', secretary, 'draft', false],
    ['is written by an Administrator', administrator, 'active', true],
    ['is not written by the link of a review', link, 'draft', false],
    ['is not written by nobody', nobody, 'draft', false],
  ])('%s', (_, actor, state, may) => expect(mayEditJournal(actor, journal(state))).toBe(may));

  it('of a journal without an applicant is nobody’s to write', () => {
    expect(mayEditJournal(owner, journal('draft', null))).toBe(false);
    expect(mayEditJournal(nobody, journal('draft', null))).toBe(false);
  });
});

describe('the list of a journal’s team', () => {
  type Stages = JournalAccess['stages'];
  const holds = (permissions: number, functions: number, stages: Stages = {}) =>
    person('one', { journals: new Map([['forest', { permissions, functions, stages }]]) });
  it.each<[string, Actor, boolean]>([
    ['is read by who manages the team', holds(32768, 0), true],
    ['is read by who keeps another section', holds(262144, 0), true],
    ['is read by who monitors the journal', holds(0, 1), true],
    ['is read by who hears of submissions', holds(0, 2), true],
    ['is read by an editor of its articles', holds(0, 64), true],
    ['is read by a copyeditor', holds(0, 0, { copyediting: 'contribute' }), true],
    ['is read by a proofreader', holds(0, 0, { production: 'contribute' }), true],
    ['is read by an Administrator', administrator, true],
    ['is not read by an author of the journal', holds(0, 4, { submission: 'contribute' }), false],
    ['is not read by a reviewer of the journal', holds(0, 0, { review: 'contribute' }), false],
    ['is not read by a reader of the journal', reader, false],
    ['is not read by the manager of another journal', other, false],
    ['is not read by who verifies, once the journal is open', secretary, false],
    ['is not read by the link of a review', link, false],
    ['is not read by nobody', nobody, false],
  ])('%s', (_, actor, may) => expect(mayReadTeam(actor, journal('active'))).toBe(may));

  it('is read by who verifies a registration and by its applicant', () => {
    expect(mayReadTeam(secretary, journal('submitted'))).toBe(true);
    expect(mayReadTeam(owner, journal('submitted'))).toBe(true);
  });
});

describe('what is written to the team of a journal', () => {
  const manager = person('manager', { journals: holding(32768) });
  it.each<[string, Actor, boolean]>([
    ['is read by who manages the team', manager, true],
    ['is read by who belongs to the journal', reader, true],
    ['is read by an Administrator', administrator, true],
    ['is not read by the people of another journal', other, false],
    ['is not read by who verifies journals', secretary, false],
    ['is not read by the applicant who holds nothing in it', owner, false],
    ['is not read by the link of a review', link, false],
    ['is not read by nobody', nobody, false],
  ])('%s', (_, actor, may) => expect(mayReadMessages(actor, 'forest')).toBe(may));
});

describe('registering a journal', () => {
  it.each<[string, Actor, boolean]>([
    ['is open to who may ask to manage one', owner, true],
    ['is open to who verifies journals', secretary, true],
    ['is open to an Administrator', administrator, true],
    ['is closed to who only receives them', person('receiver', { flags: presetFlagBits.receivesJournals }), false],
    ['is closed to a role without a flag', person('evaluator', { flags: 0 }), false],
    ['is closed to the link of a review', link, false],
    ['is closed to nobody', nobody, false],
  ])('%s', (_, actor, may) => expect(mayRegister(actor)).toBe(may));
});

describe('a field of a journal', () => {
  const licensee = person('licensee', { journals: holding(524288) });
  it.each<[string, Actor, JournalState, { license: boolean; country: boolean; team: boolean }]>([
    ['who holds its section', licensee, 'suspended', { license: true, country: false, team: false }],
    ['who holds another section', editor, 'suspended', { license: false, country: true, team: false }],
    ['the applicant of a draft', owner, 'draft', { license: true, country: true, team: true }],
    ['the applicant of one that is open', owner, 'active', { license: false, country: false, team: false }],
    ['an Administrator', administrator, 'active', { license: true, country: true, team: true }],
    ['who verifies', secretary, 'submitted', { license: false, country: false, team: false }],
    ['nobody', nobody, 'draft', { license: false, country: false, team: false }],
  ])('is written by %s as far as it opens', (_, actor, state, fields) => {
    for (const [field, may] of Object.entries(fields) as ['license' | 'country' | 'team', boolean][]) {
      expect(mayWriteField(actor, journal(state), field)).toBe(may);
      expect(fieldsToWrite(actor, journal(state)).includes(field)).toBe(may);
    }
  });

  it.each<[string, Actor, JournalState, { name_en: boolean; country: boolean; team: boolean }]>([
    [
      'everybody as the lists and the public pages have it',
      other,
      'active',
      { name_en: true, country: true, team: false },
    ],
    [
      'everybody as the lists have it, before it is open',
      other,
      'suspended',
      { name_en: true, country: false, team: false },
    ],
    ['who holds its section', editor, 'suspended', { name_en: true, country: true, team: false }],
    ['who verifies the registration', secretary, 'submitted', { name_en: true, country: true, team: true }],
    [
      'who verifies, but not the inside of an open one',
      secretary,
      'active',
      { name_en: true, country: true, team: false },
    ],
    ['the applicant', owner, 'returned', { name_en: true, country: true, team: true }],
    ['an Administrator', administrator, 'active', { name_en: true, country: true, team: true }],
  ])('is read by %s', (_, actor, state, fields) => {
    for (const [field, may] of Object.entries(fields) as ['name_en' | 'country' | 'team', boolean][])
      expect(mayReadField(actor, journal(state), field)).toBe(may);
  });
});

describe('a registration', () => {
  it.each<[string, Actor, boolean]>([
    ['is verified by who receives registrations', secretary, true],
    ['is verified by an Administrator', administrator, true],
    ['is not verified by its applicant', owner, false],
    ['is not verified by the journal’s editor', editor, false],
    ['is not verified by nobody', nobody, false],
  ])('%s', (_, actor, may) => expect(mayVerifyJournal(actor)).toBe(may));
});

describe('a journal', () => {
  it.each<[string, Actor, JournalState, boolean]>([
    ['that is open is seen by everybody', nobody, 'active', true],
    ['that is verified is seen by everybody', other, 'verified', true],
    ['that is not open is not seen by nobody', nobody, 'draft', false],
    ['that is not open is not seen by the editor of another', other, 'draft', false],
    ['that is not open is seen by its applicant', owner, 'rejected', true],
    ['that is suspended is seen by its applicant', owner, 'suspended', true],
    ['that is not open is seen by its editor', editor, 'checking', true],
    ['that is not open is seen by who belongs to it', reader, 'suspended', true],
    ['that is not open is seen by who verifies', secretary, 'draft', true],
    ['that is not open is seen by an Administrator', administrator, 'draft', true],
    ['that is not open is not seen by the link of a review', link, 'draft', false],
  ])('%s', (_, actor, state, may) => expect(maySeeJournal(actor, journal(state))).toBe(may));
});
