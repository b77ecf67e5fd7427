import { useQuery } from '@tanstack/react-query';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';

export type Template = Answers['messaging']['retrieveTemplate'];
export type MailTexts = Template['texts'];

export const useTemplate = (event: string, journal: string) =>
  useQuery(calls.messaging.retrieveTemplate.queryOptions({ input: { event, journal_id: journal || null } }));
