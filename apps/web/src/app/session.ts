import { defaultTextSize, resizeText } from '@naskhah/kernel/text-size';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { Answers } from './answers.ts';

export type User = NonNullable<Answers['identity']['currentSession']['user']>;

type Session = {
  user: User | undefined;
  /** Index of the level; md is 2. */
  textSize: number;
  /** The module whose entries the side menu shows. */
  module: string;
  /** What an opened article is worked on as. */
  mode: 'submission' | 'article';
  developer: boolean;
  setUser: (user: User | undefined) => void;
  setModule: (module: string) => void;
  setMode: (mode: Session['mode']) => void;
  setDeveloper: (on: boolean) => void;
  resize: (value: number) => void;
  resetSize: () => void;
};

/** State of this tab. Only what the specification names is kept, in session storage. */
export const useSession = create<Session>()(
  persist(
    (set) => ({
      user: undefined,
      textSize: defaultTextSize,
      module: '',
      mode: 'submission',
      developer: false,
      setUser: (user) => set(user ? { user } : { user: undefined, module: '', mode: 'submission', developer: false }),
      setModule: (module) => set({ module }),
      setMode: (mode) => set({ mode }),
      setDeveloper: (developer) => set({ developer }),
      resize: (value) => set(({ textSize }) => ({ textSize: resizeText(textSize, value) })),
      resetSize: () => set({ textSize: defaultTextSize }),
    }),
    {
      name: 'naskhah-session',
      storage: createJSONStorage(() => sessionStorage),
      partialize: ({ user, textSize, module, mode, developer }) => ({ user, textSize, module, mode, developer }),
    },
  ),
);

/** Says with a request who is in on this page: what is typed here is not done as somebody who came in on another one. */
export const whoseHeader = (): Record<string, string> => {
  const person = useSession.getState().user?.usr_id;
  return person ? { 'x-naskhah-person': person } : {};
};

/** Logged in when usr_id is set. */
export const isLoggedIn = (): boolean => Boolean(useSession.getState().user?.usr_id);
