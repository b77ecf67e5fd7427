import { type Language, languages, type OfferedLanguages, spokenOf } from '@naskhah/kernel/language';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

const ofBrowser = (): Language | undefined =>
  navigator.languages
    .map((tag) => languages.find((one) => tag.toLowerCase().split('-')[0] === one))
    .find((known) => known !== undefined);

type Choice = {
  /** The language of the interface: of what is wanted, what the portal offers. */
  language: Language;
  wanted: Language | undefined;
  /** Chosen in this browser: it holds against the language of the account. */
  chosen: boolean;
  offered: OfferedLanguages;
  choose: (language: Language) => void;
  follow: (language: Language) => void;
  /** As the portal is set. */
  offer: (offered: OfferedLanguages) => void;
};

/** Kept under the name that it had before the portal had a say. */
type Kept = { language?: Language; chosen?: boolean };

/** What was chosen here, else the language of the account, else that of the browser, else the portal's first. */
export const useLanguage = create<Choice>()(
  persist(
    (set) => {
      const want = (wanted: Language) => (now: Choice) => ({ wanted, language: spokenOf(now.offered, wanted) });
      const wanted = ofBrowser();
      return {
        language: spokenOf(languages, wanted),
        wanted,
        chosen: false,
        offered: languages,
        choose: (language) => set((now) => ({ ...want(language)(now), chosen: true })),
        follow: (language) => set((now) => (now.chosen ? {} : want(language)(now))),
        offer: (offered) => set((now) => ({ offered, language: spokenOf(offered, now.wanted) })),
      };
    },
    {
      name: 'naskhah-language',
      partialize: ({ wanted, chosen }): Kept => ({ ...(wanted && { language: wanted }), chosen }),
      merge: (kept, now) => {
        const { language = now.wanted, chosen = now.chosen } = (kept ?? {}) as Kept;
        return { ...now, wanted: language, chosen, language: spokenOf(now.offered, language) };
      },
    },
  ),
);

/** Whether there is anything to choose. */
export const useManyLanguages = (): boolean => useLanguage(({ offered }) => offered.length > 1);
