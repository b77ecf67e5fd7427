/** What was typed into forms and not saved, for as long as this tab lives and the same person is in it. */
import { useSession } from '../app/session.ts';

export type TypedBefore<Values> = {
  /** The id of what the form makes, so that sending it again makes it once. */
  id: string;
  /** What stood in the form when it was opened. */
  found: Values;
  typed: Values;
};

const prefix = 'naskhah-typed ';
const keyOf = (form: string): string => `${prefix}${useSession.getState().user?.usr_id ?? ''} ${form}`;

export const typedBefore = <Values>(form: string): TypedBefore<Values> | undefined => {
  const text = sessionStorage.getItem(keyOf(form));
  return text === null ? undefined : (JSON.parse(text) as TypedBefore<Values>);
};

/** A store that is full keeps nothing; the question before leaving stays. */
export const keepTyped = <Values>(form: string, kept: TypedBefore<Values>): void => {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(kept));
  } catch {
    sessionStorage.removeItem(keyOf(form));
  }
};

export const forgetTyped = (form: string): void => sessionStorage.removeItem(keyOf(form));

/** Nothing of one person is left for the next who uses this tab; what this one typed stays. */
export const forgetTypedButOf = (person: string | undefined): void => {
  const own = `${prefix}${person} `;
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith(prefix) && !(person && key.startsWith(own))) sessionStorage.removeItem(key);
};
