import {
  type FormDefinition,
  type FormPurpose,
  newQuestion,
  type Question,
  typesFor,
} from '@naskhah/kernel/forms/definition';
import type { DefinitionFault, FormFault } from '@naskhah/kernel/forms/faults';
import { newId } from '@naskhah/kernel/ids';
import { Checkbox } from '@naskhah/ui/fields/checkbox';
import { ErrorLine } from '@naskhah/ui/fields/field-frame';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldPair, FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { builder, formFaultWords, questionTypeWords } from '@naskhah/words/forms/form-builder';
import { lazy, Suspense } from 'react';
import { ConditionEditor } from './condition-editor.tsx';
import css from './form-builder.module.css';
import { ReaderEditor } from './reader-editor.tsx';

const OptionEditor = lazy(async () => ({ default: (await import('./option-editor.tsx')).OptionEditor }));
const CheckEditor = lazy(async () => ({ default: (await import('./check-editor.tsx')).CheckEditor }));

type Props = {
  form: FormDefinition;
  purpose: FormPurpose;
  question: Question;
  faults: readonly FormFault[];
  onChange: (question: Question) => void;
};

const numberOf = (typed: string): number | null => (/^-?\d+$/.test(typed.trim()) ? Number(typed) : null);

/** Everything about one question, as its type needs it; what another type needs is kept until the form is published. */
export const QuestionEditor = ({ form, purpose, question, faults, onChange }: Props) => {
  const { say } = useWords();
  const { type, options, rows, from, to } = question;
  const set = (change: Partial<Question>) => onChange({ ...question, ...change });
  const saying = (...these: DefinitionFault[]): string | undefined => {
    const found = faults.find((one) => one.question === question.id && these.includes(one.fault));
    return found && say(formFaultWords[found.fault]);
  };
  const isPart = type === 'section';
  const optionFault = saying('too-few-options', 'option-without-text');
  const rowFault = saying('too-few-rows');
  const text = (field: 'label' | 'help' | 'low' | 'high', language: 'en' | 'ms') => ({
    lang: language,
    value: question[field][language],
    onChange: ({ target }: { target: { value: string } }) =>
      set({ [field]: { ...question[field], [language]: target.value } }),
  });
  const unwritten = (language: 'en' | 'ms') =>
    question.label[language].trim() === '' ? saying('question-without-text') : undefined;
  return (
    <FieldStack>
      {!isPart && type !== 'check' && (
        <SelectField
          label={say(builder.type)}
          choices={typesFor(purpose)
            .filter((one) => one !== 'section')
            .map((one) => ({ value: one, label: say(questionTypeWords[one]) }))}
          value={type}
          onChange={(next) => {
            const chosen = typesFor(purpose).find((one) => one === next);
            if (!chosen) return;
            const fresh = newQuestion(chosen, newId);
            set({
              type: chosen,
              options: options.length > 0 ? options : fresh.options,
              rows: rows.length > 0 ? rows : fresh.rows,
              from: fresh.from,
              to: fresh.to,
            });
          }}
        />
      )}
      <TextArea
        label={say(isPart ? builder.partEn : builder.labelEn)}
        required
        rows={2}
        maxLength={1000}
        error={unwritten('en')}
        {...text('label', 'en')}
      />
      <TextArea
        label={say(isPart ? builder.partMs : builder.labelMs)}
        required
        rows={2}
        maxLength={1000}
        error={unwritten('ms')}
        {...text('label', 'ms')}
      />
      <Suspense>
        {(type === 'choice' || type === 'checkboxes' || type === 'matrix') && (
          <div>
            <OptionEditor
              label={say(type === 'matrix' ? builder.columns : builder.choices)}
              add={say(type === 'matrix' ? builder.addColumn : builder.addChoice)}
              options={options}
              onChange={(next) => set({ options: next })}
            />
            {optionFault && <ErrorLine>{optionFault}</ErrorLine>}
          </div>
        )}
        {type === 'matrix' && (
          <div>
            <OptionEditor
              label={say(builder.rows)}
              add={say(builder.addRow)}
              options={rows}
              onChange={(next) => set({ rows: next })}
            />
            {rowFault && <ErrorLine>{rowFault}</ErrorLine>}
          </div>
        )}
      </Suspense>
      {(type === 'scale' || type === 'number') && (
        <FieldPair>
          <TextField
            label={say(type === 'scale' ? builder.lowest : builder.least)}
            inputMode="numeric"
            optional={type === 'number'}
            error={saying('bounds-wrong')}
            value={from ?? ''}
            onChange={({ target }) => set({ from: numberOf(target.value) })}
          />
          <TextField
            label={say(type === 'scale' ? builder.highest : builder.most)}
            inputMode="numeric"
            optional={type === 'number'}
            value={to ?? ''}
            onChange={({ target }) => set({ to: numberOf(target.value) })}
          />
        </FieldPair>
      )}
      {type === 'scale' && (
        <>
          <FieldPair>
            <TextField label={say(builder.lowEn)} optional maxLength={200} {...text('low', 'en')} />
            <TextField label={say(builder.highEn)} optional maxLength={200} {...text('high', 'en')} />
          </FieldPair>
          <FieldPair>
            <TextField label={say(builder.lowMs)} optional maxLength={200} {...text('low', 'ms')} />
            <TextField label={say(builder.highMs)} optional maxLength={200} {...text('high', 'ms')} />
          </FieldPair>
        </>
      )}
      <TextField label={say(builder.helpEn)} optional maxLength={2000} {...text('help', 'en')} />
      <TextField label={say(builder.helpMs)} optional maxLength={2000} {...text('help', 'ms')} />
      {type === 'check' && (
        <Suspense>
          <CheckEditor question={question} onChange={(checks) => set({ checks })} />
        </Suspense>
      )}
      {!isPart && type !== 'check' && (
        <>
          <ReaderEditor
            purpose={purpose}
            shared={question.shared_with}
            onChange={(shared_with) => set({ shared_with })}
          />
          <div className={css.required}>
            <Checkbox checked={question.required} onChange={({ target }) => set({ required: target.checked })}>
              {say(builder.required)}
            </Checkbox>
          </div>
        </>
      )}
      {purpose !== 'checking' && (
        <ConditionEditor
          form={form}
          question={question}
          error={saying('condition-gone', 'condition-comes-later')}
          onChange={(shown_when) => set({ shown_when })}
        />
      )}
    </FieldStack>
  );
};
