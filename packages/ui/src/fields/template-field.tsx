import { braceParts, namesInBraces } from '@naskhah/kernel/braces';
import { type InputHTMLAttributes, type TextareaHTMLAttributes, type UIEvent, useRef } from 'react';
import field from './field.module.css';
import { FieldFrame, type FieldLook } from './field-frame.tsx';
import css from './template-field.module.css';

type Template = FieldLook & {
  value: string;
  /** The names that may stand in double braces. */
  known: readonly string[];
  /** Says of names that they are not among these. */
  unknown: (names: string) => string;
};
type OneLine = Omit<InputHTMLAttributes<HTMLInputElement>, keyof Template | 'id' | 'className' | 'rows'>;
type Lines = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof Template | 'id' | 'className'> & { rows: number };

/** The same text behind the field, of which only the grounds of the names are seen. */
const Behind = ({ value, known, lines }: { value: string; known: readonly string[]; lines: boolean }) => (
  <span className={lines ? `${css.text} ${css.lines}` : css.text}>
    {braceParts(value).map(({ text, name }, at) =>
      name === undefined ? (
        text
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name, and keep nothing
        <mark key={at} className={known.includes(name) ? css.chip : css.stranger}>
          {text}
        </mark>
      ),
    )}
    {/* A line that was only begun is as high as the others. */}
    {'\u200b'}
  </span>
);

/** A text with names in double braces, each shown as a chip where it stands; one that is not known is named under the field. */
export const TemplateField = (props: Template & (OneLine | Lines)) => {
  const { label, help, error, required, optional, known, unknown, ...rest } = props;
  const behind = useRef<HTMLDivElement>(null);
  const strangers = [...new Set(namesInBraces(rest.value).filter((name) => !known.includes(name)))];
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) =>
    behind.current?.scrollTo(currentTarget.scrollLeft, currentTarget.scrollTop);
  const told = error ?? (strangers.length > 0 ? unknown(strangers.map((name) => `{{${name}}}`).join(', ')) : undefined);
  const lines = 'rows' in rest;
  return (
    <FieldFrame label={label} help={help} error={told} required={required} optional={optional}>
      {(marks) => (
        <div className={css.field}>
          <div ref={behind} aria-hidden lang={rest.lang} className={`${field.input} ${css.behind}`}>
            <Behind value={rest.value} known={known} lines={lines} />
          </div>
          {lines ? (
            <textarea {...rest} {...marks} onScroll={onScroll} className={`${field.input} ${css.over}`} />
          ) : (
            <input
              type="text"
              {...(rest as OneLine)}
              value={rest.value}
              {...marks}
              onScroll={onScroll}
              className={`${field.input} ${css.over}`}
            />
          )}
        </div>
      )}
    </FieldFrame>
  );
};
