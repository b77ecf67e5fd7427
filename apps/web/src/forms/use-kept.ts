import { newId } from '@naskhah/kernel/ids';
import { showNotice } from '@naskhah/ui/dialogs/notice';
import { type Unsaved, useUnsaved } from '@naskhah/ui/form/unsaved';
import { useWords } from '@naskhah/ui/language/language-provider';
import { ui } from '@naskhah/words/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FormName } from './form-names.ts';
import { forgetTyped, keepTyped, type TypedBefore, typedBefore } from './typed-before.ts';

type Keeping<Values> = Pick<Unsaved, 'isOpen' | 'save' | 'outlives'> & {
  /** What stood there when it was opened. */
  found: Values;
  values: Values;
  /** Puts back what was typed before the page was loaded anew. */
  bringBack: (before: TypedBefore<Values>) => void;
  discard: () => void;
};

/**
 * Keeps what is typed: no exit takes it without a question, and after a reload it is there again, until it is saved or let
 * go. `of` tells two forms of one name apart: the id of the record. Answers what a dialog has to know, and the id of what
 * the form makes, so that sending it again makes it once.
 */
export const useKept = <Values>(
  name: FormName,
  of: string,
  { found, values, isOpen, bringBack, discard, ...unsaved }: Keeping<Values>,
) => {
  const { say } = useWords();
  const key = `${name} ${of}`;
  const [before] = useState(() => typedBefore<Values>(key));
  const [id] = useState(() => before?.id ?? newId());
  const [first] = useState(found);
  const restore = useEffectEvent(() => {
    if (!before) return;
    bringBack(before);
    showNotice({ tone: 'ok', title: say(ui.typedBefore), message: say(ui.typedBeforeWhy) });
  });
  useEffect(() => restore(), []);
  const keep = useEffectEvent((typed: Values, open: boolean) => {
    if (open) keepTyped(key, { id, found: first, typed });
    else forgetTyped(key);
  });
  // Saved, it is dropped at once: the page may draw the form anew before this one is gone.
  const open = isOpen();
  useEffect(() => keep(values, open), [values, open]);
  const forgetSaved = useEffectEvent(() => {
    if (!isOpen()) forgetTyped(key);
  });
  useEffect(() => () => forgetSaved(), []);
  const handle = useUnsaved({
    ...unsaved,
    isOpen,
    discard: () => {
      discard();
      forgetTyped(key);
    },
  });
  return { unsaved: handle, id };
};
