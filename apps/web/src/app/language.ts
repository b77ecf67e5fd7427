import type { Language } from '@naskhah/kernel/language';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

const ofBrowser = (): Language => (navigator.language.toLowerCase().startsWith('ms') ? 'ms' : 'en');

type Choice = {
  language: Language;
  /** Chosen in this browser: it holds against the language of the account. */
  chosen: boolean;
  choose: (language: Language) => void;
  follow: (language: Language) => void;
};

/** The language of the interface: what was chosen here, else that of the account, else that of the browser. */
export const useLanguage = create<Choice>()(
  persist(
    (set) => ({
      language: ofBrowser(),
      chosen: false,
      choose: (language) => set({ language, chosen: true }),
      follow: (language) => set(({ chosen }) => (chosen ? {} : { language })),
    }),
    { name: 'naskhah-language', partialize: ({ language, chosen }) => ({ language, chosen }) },
  ),
);
