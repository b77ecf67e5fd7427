import { useWords } from '@naskhah/ui/language/language-provider';
import { shell } from '@naskhah/words/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { addresses } from '../app/addresses.ts';
import { calls } from '../app/calls.ts';
import { cutAround, type Found } from './palette-search.ts';

const fewestLetters = 2;

/** The articles and journals that the reader may open and that fit what was typed. */
export const useRecordsFound = (typed: string): Found[] => {
  const { language, say } = useWords();
  const q = useDeferredValue(typed.trim());
  const asked = q.length >= fewestLetters;
  const { data, isPlaceholderData } = useQuery(
    calls.deskWorkspace.commandSearch.queryOptions({ input: { q }, enabled: asked, placeholderData: keepPreviousData }),
  );
  if (!asked || !data) return [];
  const articles = data.articles.map(({ id, number, title }) => ({
    href: addresses.article(id),
    icon: 'file-text',
    under: number,
    reading: true,
    ...cutAround(title, q),
  }));
  const journals = data.journals.map(({ path, name_en, name_ms }) => ({
    href: addresses.journalSite(path),
    icon: 'notebook',
    under: say(shell.journal),
    ...cutAround(language === 'ms' ? name_ms : name_en, q),
  }));
  // What was found for fewer letters stays meanwhile only where it still fits: Enter must not open what nobody typed.
  return [...articles, ...journals].filter(({ match }) => !isPlaceholderData || match !== '');
};
