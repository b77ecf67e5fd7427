import { portalSubject } from '@naskhah/kernel/portal-subject';
import { describe, expect, it } from 'vitest';
import { changesState } from './changes-state.ts';

const article = { type: 'article', id: 'a' } as const;

describe('where an article stands is derived anew', () => {
  it.each([
    'submission-was-started',
    'submission-was-saved',
    'submission-was-deleted',
    'article-was-submitted',
    'contributor-was-added',
    'contributor-was-changed',
    'contributor-was-removed',
    'contributors-were-ordered',
    'participant-was-added',
    'participant-was-removed',
    'stage-work-was-finished',
    'decision-was-taken',
    'decision-was-recommended',
    'reviewer-was-invited',
    'review-was-accepted',
    'review-was-declined',
    'review-was-submitted',
    'review-was-cancelled',
    'article-was-withdrawn',
    'article-was-transferred',
    'article-was-retracted',
    'revision-was-submitted',
    'article-was-scheduled',
    'article-was-unscheduled',
    'article-was-published',
    'article-was-imported',
    'authorship-was-confirmed',
    'authorship-was-declined',
    'authorship-was-restored',
  ] as const)('after %s', (event) => {
    expect(changesState({ event, subject: article })).toBe(true);
  });

  it.each([
    'file-was-added',
    'file-was-removed',
    'review-files-were-chosen',
    'mail-came-back',
    'message-was-sent',
    'message-was-taken-back',
    'task-was-given',
    'task-was-changed',
    'task-was-done',
    'task-was-taken-back',
    'task-was-opened',
    'task-was-closed',
    'references-were-saved',
    'author-was-asked-again',
    'reviewer-was-reminded',
    'review-was-saved',
    'galley-was-added',
    'galley-was-removed',
  ] as const)('not after %s', (event) => {
    expect(changesState({ event, subject: article })).toBe(false);
  });

  it('not where the same happened to somebody or to the portal', () => {
    expect(changesState({ event: 'task-was-done', subject: { type: 'person', id: 'p' } })).toBe(false);
    expect(changesState({ event: 'mail-came-back', subject: portalSubject })).toBe(false);
    expect(changesState({ event: 'journal-was-imported', subject: { type: 'journal', id: 'j' } })).toBe(false);
  });
});
