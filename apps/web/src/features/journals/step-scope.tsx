import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { registration } from '@naskhah/words/journals/registration';
import { FieldPlace } from '../../wizard/field-place.tsx';
import { DisciplineField } from './discipline-field.tsx';
import type { FaultOf } from './registration-parts.ts';
import { TonguePair } from './tongue-pair.tsx';
import type { JournalFormApi } from './use-journal-form.ts';

export const StepScope = ({ form, fault }: { form: JournalFormApi; fault: FaultOf }) => {
  const { say } = useWords();
  return (
    <FieldStack>
      <FieldPlace path="disciplines">
        <DisciplineField
          codes={form.values.disciplines}
          error={fault('disciplines')}
          onChange={(codes) => form.setFieldValue('disciplines', codes)}
        />
      </FieldPlace>
      <TonguePair
        field="scope"
        label={say(registration.aims)}
        required
        error={fault('scope')}
        value={form.values.scope}
        onChange={(texts) => form.setFieldValue('scope', texts)}
      />
    </FieldStack>
  );
};
