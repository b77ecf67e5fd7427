import { marks as words } from '@naskhah/words/submissions/marks';
import { IconBold, IconItalic, IconSubscript, IconSuperscript } from '@tabler/icons-react';
import { Editor } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Text } from '@tiptap/extension-text';
import { CharacterCount, UndoRedo } from '@tiptap/extensions';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../controls/icon.tsx';
import { useWords } from '../language/language-provider.tsx';
import css from './field.module.css';
import { ErrorLine, type FieldLook, LabelWords } from './field-frame.tsx';
import { contentOf, textOf } from './marked-content.ts';
import own from './marked-editor.module.css';

const marks = [
  { name: 'italic', words: words.italic, icon: IconItalic, keys: 'I' },
  { name: 'bold', words: words.bold, icon: IconBold, keys: 'B' },
  { name: 'superscript', words: words.superscript, icon: IconSuperscript, keys: '.' },
  { name: 'subscript', words: words.subscript, icon: IconSubscript, keys: ',' },
] as const;

/** A letter is not raised and lowered at once. */
const extensionsFor = (lines: 'one' | 'many', maxLength: number) => [
  lines === 'one' ? Document.extend({ content: 'paragraph' }) : Document,
  Paragraph,
  Text,
  Italic,
  Bold,
  Subscript.extend({ excludes: 'superscript' }),
  Superscript.extend({ excludes: 'subscript' }),
  UndoRedo,
  CharacterCount.configure({ limit: maxLength }),
  ...(lines === 'many' ? [HardBreak] : []),
];

type Props = FieldLook & {
  lines: 'one' | 'many';
  lang: string;
  /** Letters, marks not counted. */
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
};

/** A title or abstract being written: italics, weight, raised and lowered letters by buttons and by keys. */
export const MarkedEditor = ({
  label,
  help,
  error,
  required,
  optional,
  lines,
  lang,
  maxLength,
  value,
  onChange,
}: Props): ReactNode => {
  const { say } = useWords();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const told = useRef(value);
  const change = useRef(onChange);
  const [on, setOn] = useState<readonly string[]>([]);
  useEffect(() => {
    change.current = onChange;
  });
  // It begins with what stands there now; what comes later is taken below.
  const first = useRef(value);
  useLayoutEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: extensionsFor(lines, maxLength),
      content: contentOf(first.current, lines),
      injectCSS: false,
      onUpdate: () => {
        told.current = textOf(made.getJSON());
        change.current(told.current);
      },
      onTransaction: () =>
        setOn((before) => {
          const now = marks.flatMap(({ name }) => (made.isActive(name) ? [name] : []));
          return before.join() === now.join() ? before : now;
        }),
    });
    editor.current = made;
    return () => made.destroy();
  }, [lines, maxLength]);
  useEffect(() => {
    // What was typed comes back by the value; anything else was changed from without.
    if (value === told.current) return;
    told.current = value;
    first.current = value;
    editor.current?.commands.setContent(contentOf(value, lines), { emitUpdate: false });
  }, [value, lines]);
  useEffect(() => {
    const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
    editor.current?.setOptions({
      editorProps: {
        // A title has one line, whatever a browser would make of the key.
        handleKeyDown: (_view, { key }) => lines === 'one' && key === 'Enter',
        attributes: {
          class: own.text ?? '',
          role: 'textbox',
          lang,
          dir: 'auto',
          'aria-multiline': String(lines === 'many'),
          'aria-labelledby': `${id}-label`,
          ...(described && { 'aria-describedby': described }),
          ...(required && { 'aria-required': 'true' }),
          ...(error && { 'aria-invalid': 'true' }),
        },
      },
    });
  }, [id, lang, lines, required, help, error]);
  return (
    <div className={css.field}>
      <p id={`${id}-label`} className={css.label}>
        <LabelWords label={label} required={required} optional={optional} />
      </p>
      <div className={`${own.box} ${lines === 'many' ? own.many : ''}`} data-faulty={error ? true : undefined}>
        <div role="toolbar" aria-labelledby={`${id}-label`} aria-controls={`${id}-text`} className={own.tools}>
          {marks.map(({ name, words: word, icon, keys }) => (
            <button
              key={name}
              type="button"
              className={own.tool}
              aria-label={say(word)}
              title={`${say(word)} (Ctrl+${keys})`}
              aria-keyshortcuts={`Control+${keys} Meta+${keys}`}
              aria-pressed={on.includes(name)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => editor.current?.chain().focus().toggleMark(name).run()}
            >
              <Icon of={icon} size="sm" />
            </button>
          ))}
        </div>
        <div ref={place} id={`${id}-text`} />
      </div>
      {help && (
        <p id={`${id}-help`} className={css.help}>
          {help}
        </p>
      )}
      {error && <ErrorLine id={`${id}-error`}>{error}</ErrorLine>}
    </div>
  );
};
