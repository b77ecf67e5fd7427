import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answers } from '../../../app/answers.ts';
import { calls } from '../../../app/calls.ts';
import { type TaskSearch, taskQuestion } from './task-search.ts';

export type Task = Answers['taskList']['getTask']['rows'][number];

export const useTasks = (search: TaskSearch) =>
  useQuery(calls.taskList.getTask.queryOptions({ input: taskQuestion(search), placeholderData: keepPreviousData }));

export const useTask = (id: string) =>
  useQuery(calls.taskList.getTask.queryOptions({ input: { filters: { id } }, enabled: id !== '' }));

/** The open tasks of an article, for its editors. */
export const useArticleTasks = (article: string, enabled: boolean) =>
  useQuery(calls.taskList.getTask.queryOptions({ input: { size: 100, filters: { article_id: article } }, enabled }));
