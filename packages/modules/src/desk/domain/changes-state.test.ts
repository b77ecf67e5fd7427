import { portalSubject } from '@naskhah/kernel/portal-subject';
import { describe, expect, it } from 'vitest';
import { changesState } from './changes-state.ts';

const article = { type: 'article', id: 'a' } as const;

describe('where an article stands is derived anew', () => {
  it.each([
    'submission-was-started',
    'article-was-submitted',
    'decision-was-taken',
    'reviewer-was-invited',
    'review-was-accepted',
    'review-was-submitted',
    'revision-was-submitted',
    'participant-was-added',
    'participant-was-removed',
    'stage-work-was-finished',
    'article-was-scheduled',
    'article-was-published',
    'article-was-retracted',
    'article-was-imported',
    'contributor-was-changed',
  ] as const)('after %s', (event) => {
    expect(changesState({ event, subject: article })).toBe(true);
  });

  it.each([
    'message-was-sent',
    'file-was-added',
    'references-were-saved',
    'reviewer-was-reminded',
    'review-was-saved',
    'galley-was-added',
    'mail-came-back',
  ] as const)('not after %s', (event) => {
    expect(changesState({ event, subject: article })).toBe(false);
  });

  it('not where the same happened to somebody or to the portal', () => {
    expect(changesState({ event: 'task-was-done', subject: { type: 'person', id: 'p' } })).toBe(false);
    expect(changesState({ event: 'mail-came-back', subject: portalSubject })).toBe(false);
    expect(changesState({ event: 'journal-was-imported', subject: { type: 'journal', id: 'j' } })).toBe(false);
  });
});
