import { textOf } from './text.ts';
import { attribute, child, children, type Element, keep } from './tree.ts';

/** Conflicts of interest, contributions, addresses: `fn-type` names what a note is about. */
export const authorNotesOf = (meta: Element | undefined): { kind: string; text: string }[] => {
  const around = child(meta, 'author-notes');
  return children(around, 'fn', 'corresp', 'p').flatMap((note) => {
    keep(note);
    const words = {
      ...note,
      children: note.children.filter((node) => typeof node === 'string' || node.name !== 'label'),
    };
    const text = textOf(words);
    const kind = note.name === 'corresp' ? 'corresp' : (attribute(note, 'fn-type') ?? 'other');
    return text ? [{ kind, text }] : [];
  });
};
