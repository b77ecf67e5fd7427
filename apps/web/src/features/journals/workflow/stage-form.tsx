import { Button } from '@naskhah/ui/controls/button';
import { NumberField } from '@naskhah/ui/fields/number-field';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldPair } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { dayNames, workflowSettings } from '@naskhah/words/journals/workflow-settings';
import { client } from '../../../app/client.ts';
import { refreshRecords } from '../../../app/use-act.ts';
import { SavedMeanwhileNote } from '../../../forms/saved-meanwhile.tsx';
import { useFormSubmit } from '../../../forms/use-form-submit.ts';
import { useKeptForm } from '../../../forms/use-kept-form.ts';
import { useVersionedForm } from '../../../forms/use-versioned-form.ts';
import { daysFault } from './days-typed.ts';
import { StageBlock } from './stage-block.tsx';
import { StageLevels } from './stage-levels.tsx';
import { type Stage, type StageValues, stageToSave, stageValues } from './stage-values.ts';
import css from './stages.module.css';

const fieldNames = {
  name_en: workflowSettings.nameEn,
  name_ms: workflowSettings.nameMs,
  days: workflowSettings.nameAndDates,
  levels: workflowSettings.takesPart,
};

/** Names and days of a stage, and what each preset may do in it. */
export const StageForm = ({ stage }: { stage: Stage }) => {
  const { say, sayWith } = useWords();
  const given = (text: string) => (text.trim() === '' ? say(workflowSettings.nameMissing) : null);
  const faultOf = (typed: string, most: number): string | null => {
    const fault = daysFault(typed, most);
    if (!fault) return null;
    return fault.is === 'too many'
      ? sayWith(workflowSettings.tooMany, { most, meant: fault.meant })
      : sayWith(workflowSettings.wholeDays, { most });
  };
  const { form } = useKeptForm<StageValues>('stage', `${stage.journal_id} ${stage.stage}`, {
    initialValues: stageValues(stage),
    validateInputOnBlur: true,
    validate: {
      name_en: given,
      name_ms: given,
      days: Object.fromEntries(stage.days.map(({ name, most }) => [name, (typed: string) => faultOf(typed, most)])),
    },
  });
  const { journal_id } = stage;
  const { send, meanwhile } = useVersionedForm(form, stage, stageValues, () =>
    client.workflowSettings.retrieveStage({ journal_id, stage: stage.stage }),
  );
  const submit = useFormSubmit(form);
  const save = submit(
    () => send((known, values) => client.workflowSettings.updateStage(stageToSave(known, stage, values))),
    { processing: say(workflowSettings.saving), done: say(workflowSettings.saved) },
    () => void refreshRecords(),
  );
  return (
    <form noValidate onSubmit={save}>
      <SavedMeanwhileNote meanwhile={meanwhile} names={fieldNames} />
      <StageBlock
        title={say(workflowSettings.nameAndDates)}
        why={stage.days.length > 0 && say(workflowSettings.datesWhy)}
      >
        <FieldPair>
          <TextField
            label={say(workflowSettings.nameEn)}
            lang="en"
            required
            maxLength={60}
            {...form.getInputProps('name_en')}
          />
          <TextField
            label={say(workflowSettings.nameMs)}
            lang="ms"
            required
            maxLength={60}
            {...form.getInputProps('name_ms')}
          />
        </FieldPair>
        {stage.days.length > 0 && (
          <div className={css.days}>
            {stage.days.map(({ name }) => (
              <NumberField
                key={name}
                label={say(dayNames[name])}
                unit={say(workflowSettings.days)}
                maxLength={4}
                {...form.getInputProps(`days.${name}`)}
              />
            ))}
          </div>
        )}
      </StageBlock>
      <StageLevels
        presets={stage.levels}
        chosen={form.values.levels}
        onChange={(levels) => form.setFieldValue('levels', levels)}
      />
      <div className={css.foot}>
        <Button type="submit" kind="primary">
          {say(workflowSettings.save)}
        </Button>
      </div>
    </form>
  );
};
