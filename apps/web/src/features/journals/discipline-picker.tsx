import { SuggestField } from '@naskhah/ui/fields/suggest-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { disciplineWords } from '@naskhah/words/journals/disciplines';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { Answers } from '../../app/answers.ts';
import { calls } from '../../app/calls.ts';

type Discipline = Answers['masthead']['listingDisciplines'][number];

const most = 12;

/** One more discipline, found by a part of its name or its number, by mouse or by keys. */
export const DisciplinePicker = ({
  chosen,
  nameOf,
  onChoose,
}: {
  chosen: readonly string[];
  nameOf: (discipline: Discipline) => string;
  onChoose: (discipline: Discipline) => void;
}) => {
  const { say } = useWords();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data = [] } = useQuery(
    calls.masthead.listingDisciplines.queryOptions({
      input: { q },
      enabled: q !== '',
      placeholderData: keepPreviousData,
      staleTime: 300_000,
    }),
  );
  const offered = q === '' ? [] : data.filter(({ code }) => !chosen.includes(code)).slice(0, most);
  return (
    <SuggestField
      label={say(disciplineWords.add)}
      help={say(disciplineWords.addHelp)}
      value={typed}
      suggestions={offered.map((one) => ({ id: one.code, name: nameOf(one) }))}
      onChange={setTyped}
      onChoose={({ id }) => {
        const found = offered.find(({ code }) => code === id);
        setTyped('');
        if (found) onChoose(found);
      }}
    />
  );
};
