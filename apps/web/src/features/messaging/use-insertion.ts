import { type FocusEvent, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Puts a piece of text at the caret of the field that was written in last. */
export const useInsertion = (fallback: string, change: (path: string, text: string) => void) => {
  const last = useRef<Field>(null);
  const form = useRef<HTMLFormElement>(null);
  return {
    form,
    onFocus: ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) last.current = target;
    },
    insert: (text: string) => {
      const field = last.current ?? form.current?.querySelector<Field>(`[name="${fallback}"]`);
      if (!field?.name) return;
      const { selectionStart, selectionEnd, value, name } = field;
      const from = selectionStart ?? value.length;
      change(name, value.slice(0, from) + text + value.slice(selectionEnd ?? from));
      requestAnimationFrame(() => {
        field.focus();
        field.setSelectionRange(from + text.length, from + text.length);
      });
    },
  };
};
