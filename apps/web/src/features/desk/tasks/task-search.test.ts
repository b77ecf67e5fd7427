import { describe, expect, it } from 'vitest';
import { isNarrowed, taskListHref, taskQuestion, taskSearch } from './task-search.ts';

const usual = taskSearch({});
const id = '01a1ff3d-4b7d-7aaa-8bb2-d9f33dcd696f';

describe('the address of My Task', () => {
  it('asks for open tasks in order of their days where it says nothing', () => {
    expect(taskQuestion(usual)).toEqual({
      page: 1,
      size: 30,
      sort: 'due',
      q: '',
      filters: { view: 'mine', state: 'open', overdue: false },
    });
    expect(taskListHref(usual, {})).toBe('/private/article-management/user-task');
  });

  it('keeps what it was made from', () => {
    const change = { view: 'given', sort: '-due', overdue: true, q: 'fig', page: 3, task: id } as const;
    const url = new URL(taskListHref(usual, change), 'https://x.test');
    expect(taskSearch(Object.fromEntries(url.searchParams))).toEqual({ ...usual, ...change });
  });

  it('asks for what was given in whatever state it is', () => {
    expect(taskQuestion(taskSearch({ view: 'given' })).filters).toMatchObject({ view: 'given', state: 'all' });
  });

  it('opens no task by what is no id', () => {
    expect(taskSearch({ task: "'; drop", view: 'x', sort: 'made' })).toEqual(usual);
  });

  it('closes the dialog and goes to the first page with every other change', () => {
    expect(taskListHref({ ...usual, page: 4, task: id }, { overdue: true })).toBe(
      '/private/article-management/user-task?overdue=yes',
    );
  });

  it('is narrowed by words and by what is late, not by the view', () => {
    expect([isNarrowed(taskSearch({ view: 'done' })), isNarrowed(taskSearch({ overdue: 'yes' }))]).toEqual([
      false,
      true,
    ]);
  });
});
