import { useQuery } from '@tanstack/react-query';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';

export type Person = Answers['deskPeople']['getPerson'];

export const usePerson = (id: string) => useQuery(calls.deskPeople.getPerson.queryOptions({ input: { usr_id: id } }));
