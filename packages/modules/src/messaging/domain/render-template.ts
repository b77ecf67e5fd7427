import { withoutMarks } from '@naskhah/kernel/inline-marks';

const placeholder = /\{\{\s*([a-z_]+)\s*\}\}/g;

/** The variables that a template text uses, in order, without repeats. */
export const variablesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map((m) => m[1] ?? '')),
];

/** The value of a variable as mails and notifications hold it, which are letters only: a title without its marks. */
export const inLetters = (name: string, value: string): string => (name === 'title' ? withoutMarks(value) : value);

/** Puts the values in, once: braces inside a value stay text. A variable without a value is a defect of the caller and is said so, never mailed. */
export const renderTemplate = (text: string, values: Record<string, string>): string =>
  text.replace(placeholder, (_whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) throw new Error(`template variable without a value: ${name}`);
    return inLetters(name, value);
  });

/** The same for what a person wrote: braces that are no variable of the event stand as written. */
export const renderWritten = (text: string, values: Record<string, string>): string =>
  text.replace(placeholder, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : inLetters(name, value);
  });

/** Control characters and the line separators of Unicode. */
const breaks = /[\p{Cc}\u2028\u2029]+/gu;

/** A subject is one line: a name with a line break must not become a header of its own. */
export const subjectLine = (text: string): string => text.replace(breaks, ' ').trim().slice(0, 500);
