import { useWords } from '@naskhah/ui/language/language-provider';
import type { Rule } from './account-rules.ts';

/** A rule as a form asks it: answers its fault in the reader's language, or null. */
export const useRule = () => {
  const { say } = useWords();
  return (rule: Rule) => (text: string) => {
    const fault = rule(text);
    return fault ? say(fault) : null;
  };
};
