import type { Language } from '@naskhah/kernel/language';
import { say, sayWith, type Text, type TextWith } from '@naskhah/words/text';
import { createContext, type ReactNode, use, useMemo } from 'react';

const Chosen = createContext<Language>('en');

export const LanguageProvider = ({ language, children }: { language: Language; children: ReactNode }) => (
  <Chosen value={language}>{children}</Chosen>
);

/** The language in use, and the two ways of saying a text in it. */
export const useWords = () => {
  const language = use(Chosen);
  return useMemo(
    () => ({
      language,
      say: (text: Text) => say(text, language),
      sayWith: <V,>(text: TextWith<V>, values: V) => sayWith(text, language, values),
    }),
    [language],
  );
};
