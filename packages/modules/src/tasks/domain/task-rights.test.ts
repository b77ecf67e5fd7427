import { describe, expect, it } from 'vitest';
import { type TaskStanding, type TaskViewer, taskRights } from './task-rights.ts';

const given: TaskStanding = { kind: 'general', assigneeId: 'huda', madeBy: 'tan', done: false };
const returned: TaskStanding = { kind: 'mail-came-back', assigneeId: 'huda', madeBy: null, done: false };
const by = (person: string, more: Partial<TaskViewer> = {}): TaskViewer => ({
  person,
  editor: false,
  administrator: false,
  inPerson: true,
  switched: false,
  ...more,
});
const rights = (task: TaskStanding, viewer: TaskViewer) =>
  Object.entries(taskRights(task, viewer))
    .filter(([, may]) => may)
    .map(([name]) => name);

describe('a task', () => {
  it.each([
    ['whoever has it', given, by('huda'), ['sees', 'mine', 'done']],
    ['whoever gave it', given, by('tan'), ['sees', 'done', 'remove']],
    ['another editor of the article', given, by('raj', { editor: true }), ['sees', 'done', 'change']],
    ['anybody else', given, by('raj'), []],
    ['an Administrator who is no editor there', given, by('raj', { administrator: true }), []],
    ['whoever gave it, once it is done', { ...given, done: true }, by('tan'), ['sees']],
    ['whoever has it, while somebody acts in their place', given, by('huda', { switched: true }), ['sees', 'mine']],
    ['whoever has it, of a mail that came back', returned, by('huda', { editor: true }), ['sees', 'mine', 'done']],
    ['who has it and edits the article', given, by('huda', { editor: true }), ['sees', 'mine', 'done', 'change']],
    ['an editor, once it is done', { ...given, done: true }, by('raj', { editor: true }), ['sees']],
    ['an editor in whose place somebody acts', given, by('raj', { editor: true, switched: true }), ['sees']],
    ['a program of whoever has it', given, by('huda', { inPerson: false }), ['sees', 'mine', 'done']],
    ['whoever gave it, were it one that opened by itself', { ...returned, madeBy: 'tan' }, by('tan'), ['sees', 'done']],
    ['anybody else, of one that the Administrators have', { ...returned, assigneeId: null }, by('raj'), []],
    [
      'an Administrator, of theirs',
      { ...returned, assigneeId: null },
      by('a', { administrator: true }),
      ['sees', 'mine', 'done'],
    ],
    [
      'a program of an Administrator, of theirs',
      { ...returned, assigneeId: null },
      by('a', { administrator: true, inPerson: false }),
      ['sees', 'mine'],
    ],
  ] as const)('leaves to %s what is theirs', (_who, task, viewer, expected) => {
    expect(rights(task, viewer)).toEqual(expected);
  });
});
