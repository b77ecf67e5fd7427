import { useQuery } from '@tanstack/react-query';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';

export type Person = Answers['people']['getPerson'];

export const usePerson = (id: string) => useQuery(calls.people.getPerson.queryOptions({ input: { usr_id: id } }));
