import { type RequestWords, useRequest } from '@naskhah/ui/dialogs/request-provider';
import type { FormEvent } from 'react';
import { fieldErrorsOf } from '../app/problem.ts';

/** What is needed of a form of @mantine/form, whose own type cannot be named under nodenext. */
type Sendable<Values> = {
  onSubmit(
    accepted: (values: Values) => void,
    refused: (errors: Record<string, unknown>) => void,
  ): (event?: FormEvent<HTMLFormElement>) => void;
  setErrors(errors: Record<string, string>): void;
  getInputNode(path: string): HTMLElement | null;
};

/** Sends a form: the server's faults land on their fields, and the first of them gets the focus. */
export const useFormSubmit = <Values>(form: Sendable<Values>) => {
  const request = useRequest();
  return <T>(
    send: (values: Values) => Promise<T>,
    words: RequestWords,
    done: (answer: T) => void,
    /** Asked once the fields are right, before anything is sent. */
    sure?: () => Promise<unknown>,
  ) =>
    form.onSubmit(
      async (values) => {
        if (sure && !(await sure())) return;
        const answer = await request(async () => {
          try {
            return await send(values);
          } catch (error) {
            const faults = fieldErrorsOf(error);
            form.setErrors(faults);
            const [first] = Object.keys(faults);
            if (first) form.getInputNode(first)?.focus();
            throw error;
          }
        }, words);
        if (answer !== undefined) done(answer);
      },
      (errors) => {
        const [first] = Object.keys(errors);
        if (first) form.getInputNode(first)?.focus();
      },
    );
};
