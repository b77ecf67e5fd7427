import { portalSubject } from '@naskhah/kernel/portal-subject';
import { expect, it } from 'vitest';
import { subjectOfTask } from './subject-of-task.ts';

it.each([
  ['its article', { article_id: 'peat', about_id: null }, { type: 'article', id: 'peat' }],
  ['its article before the person', { article_id: 'peat', about_id: 'siti' }, { type: 'article', id: 'peat' }],
  ['the person that it is about', { article_id: null, about_id: 'siti' }, { type: 'person', id: 'siti' }],
  ['the portal', { article_id: null, about_id: null }, portalSubject],
])('the log of a task is that of %s', (_which, task, subject) => expect(subjectOfTask(task)).toEqual(subject));
