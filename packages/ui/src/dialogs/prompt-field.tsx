import { Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/InlineInput.css';
import { ChoiceGroup } from '../fields/choice-group.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { TextField } from '../fields/text-field.tsx';
import type { Prompt, PromptAnswer } from './prompt.ts';
import css from './prompt-field.module.css';

type Props = { prompt: Prompt; answer: PromptAnswer; onChange: (answer: PromptAnswer) => void };

const listOf = (value: string | string[]): string[] => (typeof value === 'string' ? (value ? [value] : []) : value);

const ToggleGroup = ({
  prompt,
  answer,
  onChange,
}: Props & { prompt: Extract<Prompt, { kind: 'checkbox' | 'toggle' }> }) => {
  const chosen = listOf(answer.value);
  return (
    <fieldset>
      <legend className={css.legend}>{prompt.label}</legend>
      {prompt.options.map(({ value, label }) => (
        <Switch
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={() =>
            onChange({ value: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value] })
          }
          classNames={{ root: css.toggle ?? '', track: css.track ?? '', label: css.words ?? '' }}
        />
      ))}
    </fieldset>
  );
};

/** What a confirmation asks for, in its four kinds. */
export const PromptField = ({ prompt, answer, onChange }: Props) => {
  const required = !prompt.optional;
  if (prompt.kind === 'text') {
    const Field = prompt.long ? TextArea : TextField;
    return (
      <Field
        label={prompt.label}
        required={required}
        value={listOf(answer.value)[0] ?? ''}
        onChange={(event) => onChange({ value: event.currentTarget.value })}
      />
    );
  }
  if (prompt.kind === 'toggle') return <ToggleGroup prompt={prompt} answer={answer} onChange={onChange} />;
  return (
    <ChoiceGroup
      label={prompt.label}
      required={required}
      many={prompt.kind === 'checkbox'}
      chosen={listOf(answer.value)}
      onChange={(chosen) => onChange({ value: prompt.kind === 'checkbox' ? chosen : (chosen[0] ?? '') })}
      choices={prompt.options.map(({ value, label, input }) => ({
        value,
        label,
        under: prompt.kind === 'radio' && input && (
          <div className={css.own}>
            <TextField
              label={input.label}
              required={!input.optional}
              autoFocus
              value={answer.text ?? ''}
              onChange={(event) => onChange({ ...answer, text: event.currentTarget.value })}
            />
          </div>
        ),
      }))}
    />
  );
};
