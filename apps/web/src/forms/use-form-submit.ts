import { type RequestWords, useRequest } from '@naskhah/ui/dialogs/request-provider';
import type { FormEvent } from 'react';
import { fieldErrorsOf, isRefusal } from '../app/problem.ts';

/** What is needed of a form of @mantine/form, whose own type cannot be named under nodenext. */
type Sendable<Values> = {
  onSubmit(
    accepted: (values: Values) => void,
    refused: (errors: Record<string, unknown>) => void,
  ): (event?: FormEvent<HTMLFormElement>) => void;
  resetDirty(): void;
  setErrors(errors: Record<string, string>): void;
  getInputNode(path: string): HTMLElement | null;
};

type Ways = {
  /** Asked once the fields are right, before anything is sent. */
  sure?: () => Promise<unknown>;
  /** Somebody else acted meanwhile: the page shows what is new, and what was typed stays. */
  stale?: () => void;
};

/** Sends a form: the server's faults land on their fields, and the first of them gets the focus. */
export const useFormSubmit = <Values>(form: Sendable<Values>) => {
  const request = useRequest();
  return <T>(
    send: (values: Values) => Promise<T>,
    words: RequestWords,
    done: (answer: T) => void,
    { sure, stale }: Ways = {},
  ) =>
    form.onSubmit(
      async (values) => {
        let isStale = false;
        if (sure && !(await sure())) return;
        const answer = await request(async () => {
          try {
            return await send(values);
          } catch (error) {
            if (stale && isRefusal(error, 'stale-version')) {
              isStale = true;
              return undefined;
            }
            const faults = fieldErrorsOf(error);
            form.setErrors(faults);
            const [first] = Object.keys(faults);
            if (first) form.getInputNode(first)?.focus();
            throw error;
          }
        }, words);
        if (isStale) stale?.();
        if (answer === undefined) return;
        form.resetDirty();
        done(answer);
      },
      (errors) => {
        const [first] = Object.keys(errors);
        if (first) form.getInputNode(first)?.focus();
      },
    );
};
