import type { ReadName } from './names.ts';
import { textOf } from './text.ts';
import { attribute, child, children, descendants, type Element } from './tree.ts';

type Letter = { email?: string };

/** Who is to be written to: told by a reference to the note, or by the name standing in it. */
export type Correspondence = { of: (contrib: Element, person: ReadName | undefined) => Letter | undefined };

const initials = (person: ReadName): string =>
  `${person.given ?? ''} ${person.surname ?? ''}`.replace(/[^\p{Lu}]/gu, '');

/** Of several addresses in a note the one followed by the person's initials, else the one that holds the surname. */
const addressFor = (note: Element, person: ReadName | undefined): Letter => {
  const emails = descendants(note, 'email').map(textOf).filter(Boolean);
  if (emails.length < 2 || !person) return emails[0] ? { email: emails[0] } : {};
  const text = textOf(note);
  const marked = emails.find((email) => {
    const behind = /^[^(@]{0,8}\(([\p{Lu}. ]+)\)/u.exec(text.slice(text.indexOf(email) + email.length))?.[1];
    return behind !== undefined && behind.replace(/[^\p{Lu}]/gu, '') === initials(person);
  });
  const surname = person.surname
    ?.toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
  const named = surname ? emails.find((email) => email.toLowerCase().includes(surname)) : undefined;
  const email = marked ?? named;
  return email ? { email } : {};
};

export const correspondenceOf = (meta: Element | undefined): Correspondence => {
  const notes = children(child(meta, 'author-notes'), 'corresp', 'fn').filter(
    ({ name, attributes }) => name === 'corresp' || attributes['fn-type'] === 'corresp',
  );
  const alone = notes.length === 1 ? notes[0] : undefined;
  return {
    of: (contrib, person) => {
      const marks = children(contrib, 'xref').filter((xref) =>
        /^(corresp|author-notes|fn)$/.test(attribute(xref, 'ref-type') ?? ''),
      );
      const ids = marks.flatMap((xref) => attribute(xref, 'rid')?.split(/\s+/) ?? []);
      const referred = notes.find(({ attributes }) => attributes.id && ids.includes(attributes.id));
      const isNamed = ({ name }: Element, text: string): boolean =>
        name === 'fn' && person?.surname !== undefined && text.includes(person.surname);
      const note =
        referred ??
        (attribute(contrib, 'corresp') === 'yes' ? alone : undefined) ??
        notes.find((one) => isNamed(one, textOf(one)));
      return note && addressFor(note, person);
    },
  };
};
