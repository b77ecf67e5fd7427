import { type CheckVerdict, checkVerdicts } from '@naskhah/kernel/forms/answers';
import { checkFields, checkVerdictWords } from '@naskhah/words/forms/question-fields';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { Icon, type IconType } from '../controls/icon.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './verdict-segments.module.css';

const icons: Record<CheckVerdict, IconType> = { pass: IconCheck, fail: IconX, na: IconMinus };

/** Pass, fail or not applicable, of one item; none of them until somebody has judged. */
export const VerdictSegments = ({
  label,
  value,
  disabled = false,
  onChange,
}: {
  label: string;
  value: CheckVerdict | null;
  disabled?: boolean;
  onChange: (verdict: CheckVerdict) => void;
}) => {
  const { say } = useWords();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={css.group}>
      {checkVerdicts.map((verdict) => (
        <label key={verdict} className={`${css.segment} ${css[verdict]}`}>
          <input
            type="radio"
            name={name}
            aria-label={verdict === 'na' ? say(checkFields.notApplicable) : undefined}
            checked={value === verdict}
            disabled={disabled}
            onChange={() => onChange(verdict)}
            className={css.input}
          />
          {value === verdict && <Icon of={icons[verdict]} size="sm" />}
          {say(checkVerdictWords[verdict])}
        </label>
      ))}
    </div>
  );
};
