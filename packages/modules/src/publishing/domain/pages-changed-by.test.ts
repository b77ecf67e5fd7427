import { describe, expect, it } from 'vitest';
import { pagesChangedBy } from './pages-changed-by.ts';

const namesOf = (pages: 'journal' | 'all') =>
  Object.entries(pagesChangedBy)
    .filter(([, changed]) => changed === pages)
    .map(([name]) => name)
    .sort();

describe('kept public pages are dropped', () => {
  it('after nothing else', () => {
    const others = Object.values(pagesChangedBy).filter((pages) => pages !== 'journal' && pages !== 'all');
    expect(new Set(others)).toEqual(new Set(['none']));
  });

  it('of the journal whose articles, issues or masthead readers see otherwise', () => {
    expect(namesOf('journal')).toEqual([
      'article-was-imported',
      'article-was-published',
      'article-was-retracted',
      'article-was-scheduled',
      'article-was-unscheduled',
      'board-member-agreed',
      'board-member-declined',
      'board-member-was-asked',
      'board-was-changed',
      'galley-was-added',
      'galley-was-removed',
      'issue-was-deleted',
      'issue-was-published',
      'issue-was-saved',
      'issue-was-sorted',
      'journal-file-was-added',
      'journal-file-was-removed',
      'journal-was-imported',
      'journal-was-verified',
      'masthead-was-saved',
      'references-were-saved',
      'workflow-rules-were-saved',
    ]);
  });

  it('of every journal where the portal or a code table says something else', () => {
    expect(namesOf('all')).toEqual([
      'code-was-deleted',
      'code-was-saved',
      'codes-were-imported',
      'portal-logo-was-set',
      'portal-was-set',
    ]);
  });
});
