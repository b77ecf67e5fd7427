import { ui } from '@naskhah/words/ui';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { Icon } from '../controls/icon.tsx';
import { LabelWords } from '../fields/field-frame.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './file-field.module.css';

/** A place to drop files, that is a button too. The limits are said before anything is chosen. */
export const FileField = ({
  label,
  required,
  limits,
  accept,
  many,
  onFiles,
  children,
}: {
  label: string;
  required?: boolean;
  /** Types and size, in words. */
  limits: string;
  /** For the chooser of the browser only; the server decides by content. */
  accept?: string;
  many?: boolean;
  onFiles: (files: File[]) => void;
  /** The files there are. */
  children?: ReactNode;
}) => {
  const { say } = useWords();
  const id = useId();
  const [over, setOver] = useState(false);
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    onFiles(many ? files : files.slice(0, 1));
  };
  return (
    <div>
      <label id={`${id}-label`} htmlFor={id} className={css.label}>
        <LabelWords label={label} required={required} />
      </label>
      <label
        className={over ? `${css.drop} ${css.over}` : css.drop}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
      >
        <Icon of={IconUpload} />
        <span>
          <span className={css.choose}>{say(ui.chooseFile)}</span> {say(ui.orDrop)}
          <span id={`${id}-limits`} className={css.limits}>
            {limits}
          </span>
        </span>
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={many}
          required={required}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-limits`}
          className={css.input}
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      {children && <ul className={css.files}>{children}</ul>}
    </div>
  );
};
