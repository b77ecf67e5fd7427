import type { Question } from '@naskhah/kernel/forms/definition';
import { journalFieldNames } from '@naskhah/kernel/journal-fields';
import { machineChecks } from '@naskhah/kernel/machine-checks';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { checkItems, machineWords } from '@naskhah/words/forms/check-items';
import { journalFieldWords } from '@naskhah/words/journals/journal-fields';

type Checks = NonNullable<Question['checks']>;

/** What an item of the checklist is about: a field that goes back to the journal when it fails, and what the portal looks at by itself. */
export const CheckEditor = ({ question, onChange }: { question: Question; onChange: (checks: Checks) => void }) => {
  const { say } = useWords();
  const checks = question.checks ?? { field: null, machine: null };
  return (
    <>
      <SelectField
        label={say(checkItems.field)}
        help={say(checkItems.fieldHelp)}
        optional
        choices={journalFieldNames.map((field) => ({ value: field, label: say(journalFieldWords[field]) }))}
        value={checks.field}
        onChange={(next) => onChange({ ...checks, field: journalFieldNames.find((field) => field === next) ?? null })}
      />
      <SelectField
        label={say(checkItems.machine)}
        help={say(checkItems.machineHelp)}
        optional
        choices={machineChecks.map((machine) => ({ value: machine, label: say(machineWords[machine]) }))}
        value={checks.machine}
        onChange={(next) => onChange({ ...checks, machine: machineChecks.find((machine) => machine === next) ?? null })}
      />
    </>
  );
};
