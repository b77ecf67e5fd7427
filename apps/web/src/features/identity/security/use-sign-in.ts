import { type RequestWords, useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useQuery } from '@tanstack/react-query';
import type { Answers } from '../../../app/answers.ts';
import { calls } from '../../../app/calls.ts';
import { queries } from '../../../app/queries.ts';

export type SignIn = Answers['ownSecurity']['getSignIn'];

export const useSignIn = () => useQuery(calls.ownSecurity.getSignIn.queryOptions());

/** An act answers everything anew: shown without asking again. */
export const keepSignIn = (answer: SignIn): void => {
  queries.setQueryData(calls.ownSecurity.getSignIn.queryKey(), answer);
};

export const refreshSignIn = (): Promise<void> =>
  queries.invalidateQueries({ queryKey: calls.ownSecurity.getSignIn.queryKey() });

/** Runs an act that answers how one signs in from now on. */
export const useSignInAct = () => {
  const request = useRequest();
  return async (act: () => Promise<SignIn>, words: RequestWords): Promise<boolean> => {
    const answer = await request(act, words);
    if (answer) keepSignIn(answer);
    return answer !== undefined;
  };
};
