import { articleStates } from '@naskhah/kernel/article-words';
import { expect, it } from 'vitest';
import { stageOf } from '../../desk-article/index.ts';
import { type View, views } from './views.ts';

it('each view of the workspace holds its states', () => {
  const held = ([name, view]: [string, View]) => [name, view.by === 'states' ? view.states : view.by];
  expect(Object.fromEntries(Object.entries(views).map(held))).toEqual({
    'needs-my-action': 'turn',
    unassigned: ['submitted'],
    'pending-reviewers': ['pending-reviewers'],
    'under-review': ['awaiting-responses', 'under-review', 'reviews-ready'],
    revisions: ['revisions-requested', 'revisions-submitted'],
    copyediting: ['copyediting'],
    production: ['production', 'ready-to-schedule', 'scheduled'],
    overdue: 'overdue',
    all: 'all',
  });
});

it('every open article is in one view by its state, but for the first look and drafts', () => {
  const named = Object.values(views).flatMap((view): readonly string[] => (view.by === 'states' ? view.states : []));
  expect(new Set(named).size).toBe(named.length);
  expect(articleStates.filter((state) => stageOf(state) && !named.includes(state))).toEqual(['draft', 'first-look']);
});
