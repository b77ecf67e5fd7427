import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { type SetupItem, setupItems } from '@naskhah/kernel/setup-items';
import { isOpen, type JournalState } from './journal.ts';

export type SetupFacts = {
  nameEn: string;
  nameMs: string;
  /** People who hold a preset that makes them the mandatory editor of articles. */
  editors: number;
  contact: boolean;
  license: boolean;
  openSections: number;
  guidelines: { en: string; ms: string };
};

const isDone: Record<SetupItem, (facts: SetupFacts) => boolean> = {
  editor: ({ editors }) => editors > 0,
  contact: ({ contact }) => contact,
  license: ({ license }) => license,
  guidelines: ({ guidelines }) => guidelines.en.trim() !== '' || guidelines.ms.trim() !== '',
  names: ({ nameEn, nameMs }) => nameEn.trim() !== '' || nameMs.trim() !== '',
  sections: ({ openSections }) => openSections > 0,
};

/** What is left before a journal can take submissions. */
export const setupLeft = (facts: SetupFacts): SetupItem[] => setupItems.filter((item) => !isDone[item](facts));

/** Opening a journal for submissions, or closing it again; true where that changes something. */
export const openForSubmissions = (
  { state, takesSubmissions }: { state: JournalState; takesSubmissions: boolean },
  facts: SetupFacts,
  open: boolean,
): Result<boolean, 'journal-not-verified' | 'setup-incomplete'> => {
  if (takesSubmissions === open) return ok(false);
  if (!open) return ok(true);
  if (!isOpen(state)) return refuse('journal-not-verified');
  const left = setupLeft(facts);
  return left.length > 0
    ? refuse(
        'setup-incomplete',
        left.map((path) => ({ path, code: 'setup-incomplete' })),
      )
    : ok(true);
};
