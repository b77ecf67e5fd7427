import { useEffect, useState } from 'react';
import { addresses } from '../../app/addresses.ts';
import type { Answers } from '../../app/answers.ts';
import { client } from '../../app/client.ts';
import { enter } from '../../app/enter.ts';
import { go } from '../../app/go.ts';
import { ownMessage } from '../../app/problem.ts';
import type { SecondStep } from './login-form.tsx';
import { takeWayOut } from './way-out.ts';

type ToLink = Extract<Answers['identity']['finishOutside'], { step: 'link' }>;

/** Where a return from another provider has come to. */
export type Return =
  | { is: 'checking' }
  | { is: 'second-factor'; step: SecondStep; next: string | undefined }
  | { is: 'link'; step: ToLink; next: string | undefined }
  | { is: 'failed'; why: string | undefined; back: string };

const settle = async (query: string): Promise<Return | undefined> => {
  const way = takeWayOut();
  const back = way?.to === 'orcid' ? addresses.userProfile : addresses.login;
  if (!way) return { is: 'failed', why: undefined, back };
  const { binding, next } = way;
  try {
    if (way.to === 'orcid') {
      await client.ownSecurity.finishOrcid({ query, binding });
      go(back, { replace: true });
      return undefined;
    }
    const answer = await client.identity.finishOutside({ query, binding });
    if (!('step' in answer)) {
      go(await enter(answer, next), { replace: true });
      return undefined;
    }
    return answer.step === 'link' ? { is: 'link', step: answer, next } : { is: 'second-factor', step: answer, next };
  } catch (error) {
    return { is: 'failed', why: ownMessage(error), back };
  }
};

// The answer of a provider works once: not even a page that is drawn twice may send it twice.
let settling: { query: string; outcome: Promise<Return | undefined> } | undefined;

/** Ends what this tab began before it left for another provider. */
export const useReturn = (): [Return, (next: Return) => void] => {
  const [state, setState] = useState<Return>({ is: 'checking' });
  useEffect(() => {
    const query = window.location.search;
    if (settling?.query !== query) settling = { query, outcome: settle(query) };
    void settling.outcome.then((outcome) => outcome && setState(outcome));
  }, []);
  return [state, setState];
};
