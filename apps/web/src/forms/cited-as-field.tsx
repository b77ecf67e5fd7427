import { citedName, type FamilyName, familyChoices, namePartsOf } from '@naskhah/kernel/name-parts';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { citedNameWords } from '@naskhah/words/identity/cited-name';

type Cited = { given: string | null; family: FamilyName };

const asValue = ({ given, family }: Cited): string => `${family} | ${given ?? ''}`;

/** Whether there is anything to ask: a name of one word is cited by it. */
export const asksHowCited = (name: string): boolean => familyChoices(name).length > 1;

/** Of a name that was written whole: which part of it is the family name, or none. Nothing for a name of one word. */
export const CitedAsField = ({
  name,
  cited,
  required = false,
  error,
  onChange,
}: {
  name: string;
  cited: Cited;
  required?: boolean;
  error?: string | undefined;
  onChange: (cited: Cited) => void;
}) => {
  const { say, sayWith } = useWords();
  if (!asksHowCited(name)) return null;
  const offered: Cited[] = familyChoices(name).map((family) => namePartsOf(name, family));
  // What came with an import or was written before may be cut otherwise.
  const known = cited.family && !offered.some((one) => asValue(one) === asValue(cited)) ? [cited] : [];
  const all = [...offered, ...known];
  return (
    <SelectField
      label={say(citedNameWords.label)}
      help={say(citedNameWords.help)}
      required={required}
      optional={!required}
      error={error}
      placeholder={say(citedNameWords.choose)}
      choices={all.map((one) => ({
        value: asValue(one),
        label: one.family ? citedName({ name, ...one }) : sayWith(citedNameWords.whole, { name: name.trim() }),
      }))}
      value={cited.family === null ? null : asValue(cited)}
      onChange={(value) => {
        const chosen = all.find((one) => asValue(one) === value);
        if (chosen) onChange(chosen);
      }}
    />
  );
};
