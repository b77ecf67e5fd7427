import { useQuery } from '@tanstack/react-query';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';

export type Person = Answers['peopleRecords']['getPerson'];

export const usePerson = (id: string) =>
  useQuery(calls.peopleRecords.getPerson.queryOptions({ input: { usr_id: id } }));
