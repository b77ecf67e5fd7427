import { useWords } from '@naskhah/ui/language/language-provider';
import { shell } from '@naskhah/words/shell';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { addresses } from '../app/addresses.ts';
import { calls } from '../app/calls.ts';
import { cutAround, cutMarked, type Found } from './palette-search.ts';

const fewestLetters = 2;

type Named = { id: string; name: string };
export type RecordsFound = { articles: Found[]; journals: Found[]; people: Found[]; issuesOf: Named[] };

const none: RecordsFound = { articles: [], journals: [], people: [], issuesOf: [] };

/** The articles, journals and people whom the reader may open and that fit what was typed. */
export const useRecordsFound = (typed: string): RecordsFound => {
  const { language, say } = useWords();
  const q = useDeferredValue(typed.trim());
  const asked = q.length >= fewestLetters;
  const { data, isPlaceholderData } = useQuery(
    calls.deskWorkspace.commandSearch.queryOptions({ input: { q }, enabled: asked, placeholderData: keepPreviousData }),
  );
  if (!asked || !data) return none;
  const nameOf = ({ name_en, name_ms }: { name_en: string; name_ms: string }) =>
    language === 'ms' ? name_ms : name_en;
  // What was found for fewer letters stays meanwhile only where it still fits: Enter must not open what nobody typed.
  const fitting = (found: Found[]) => found.filter(({ match }) => !isPlaceholderData || match !== '');
  return {
    articles: fitting(
      data.articles.map(({ id, number, title, title_lang }) => ({
        lang: title_lang,
        href: addresses.article(id),
        icon: 'file-text',
        under: number,
        reading: true,
        ...cutMarked(title, q),
      })),
    ),
    journals: fitting(
      data.journals.map((journal) => ({
        href: addresses.journalSite(journal.path),
        icon: 'notebook',
        under: say(shell.journal),
        ...cutAround(nameOf(journal), q),
      })),
    ),
    people: fitting(
      data.people.map(({ user_id, name, affiliation, journal }) => ({
        href: journal ? addresses.journalSection(journal.id, 'team_management') : addresses.person(user_id),
        icon: 'user',
        under: [affiliation, journal && nameOf(journal)].filter(Boolean).join(' · '),
        ...cutAround(name, q),
      })),
    ),
    issuesOf: data.issues_of.map((journal) => ({ id: journal.id, name: nameOf(journal) })),
  };
};
