import { useWords } from '@naskhah/ui/language/language-provider';
import { useQuery } from '@tanstack/react-query';
import type { Answers } from '../app/answers.ts';
import { menuQuery } from '../app/enter.ts';
import { useSession } from '../app/session.ts';

export type Module = Answers['access']['getUserMenu']['modules'][number];
export type Entry = Module['entries'][number];

const none: Module[] = [];

const useMenuAsked = () => {
  const user = useSession((state) => state.user);
  return useQuery({ ...menuQuery(user), enabled: user !== undefined });
};

/** The server's menu for the role in use. */
export const useMenu = (): Module[] => useMenuAsked().data?.modules ?? none;

/** Whether what the menu says, and what waits behind its entries, is still to come. */
export const useMenuPending = (): boolean => useMenuAsked().isPending;

/** A label of the menu in the language of the interface. */
export const useMenuLabel = () => {
  const { language } = useWords();
  return ({ label_en, label_ms }: { label_en: string; label_ms: string }) => (language === 'ms' ? label_ms : label_en);
};
