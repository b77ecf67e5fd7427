import { ui } from '@naskhah/words/ui';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type InputHTMLAttributes, type Ref, useState } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './field.module.css';
import { FieldFrame, type FieldLook } from './field-frame.tsx';

type Props = FieldLook & { size?: 'md' | 'lg'; ref?: Ref<HTMLInputElement> } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    keyof FieldLook | 'size' | 'id' | 'className' | 'type'
  >;

export const PasswordField = ({ label, help, error, required, size = 'md', ...rest }: Props) => {
  const [shown, setShown] = useState(false);
  const { say } = useWords();
  return (
    <FieldFrame label={label} help={help} error={error} required={required}>
      {(marks) => (
        <div className={`${css.input} ${size === 'lg' ? css.lg : ''}`}>
          <input {...rest} {...marks} type={shown ? 'text' : 'password'} className={css.bare} />
          <IconButton
            size="sm"
            icon={shown ? IconEyeOff : IconEye}
            label={say(shown ? ui.hidePassword : ui.showPassword)}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </FieldFrame>
  );
};
