import { PicksField } from '@naskhah/ui/fields/picks-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { useList } from '../../app/use-lists.ts';

/** Fields of research, grouped by their major field. */
export const DisciplineField = ({
  codes,
  error,
  onChange,
}: {
  codes: readonly string[];
  error: string | undefined;
  onChange: (codes: string[]) => void;
}) => {
  const { say } = useWords();
  const { choices, nameOf } = useList('discipline');
  const groups = choices
    .filter(({ parent }) => parent === null)
    .map(({ value, label }) => ({
      group: label,
      items: choices.filter((one) => one.parent === value && !codes.includes(one.value)),
    }));
  return (
    <PicksField
      label={say(journalForm.disciplines)}
      help={say(journalForm.disciplinesHelp)}
      error={error}
      required
      chosen={codes.map((value) => ({ value, label: nameOf(value) }))}
      choices={groups.map(({ group, items }) => ({
        group,
        items: items.map(({ value, label }) => ({ value, label })),
      }))}
      onChange={onChange}
    />
  );
};
