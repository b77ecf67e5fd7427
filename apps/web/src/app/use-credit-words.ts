import { useWords } from '@naskhah/ui/language/language-provider';
import { creditDegrees } from '@naskhah/words/submissions/credit-degrees';
import { useList } from './use-lists.ts';

type Credit = { role: string; degree?: 'lead' | 'equal' | 'supporting' | undefined };

/** CRediT roles in words, each with its degree where one was given: 'Conceptualization (lead), Software'. */
export const useCreditWords = (): ((credit: readonly Credit[]) => string) => {
  const { say } = useWords();
  const { nameOf } = useList('credit_role');
  return (credit) =>
    credit
      .map(({ role, degree }) => `${nameOf(role) || role}${degree ? ` (${say(creditDegrees[degree])})` : ''}`)
      .join(', ');
};
