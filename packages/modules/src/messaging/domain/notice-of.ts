import { inLetters } from './render-template.ts';

/** What a notification keeps: the values that its line names, what it is about, and in which language that is written. */
export const noticeOf = (
  line: readonly string[],
  given: Record<string, string>,
): { values: Record<string, string>; about: string; lang: string } => {
  const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, inLetters(name, value)]));
  return {
    values: Object.fromEntries(line.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))),
    about: values.title ?? values.journal ?? values.mail_subject ?? '',
    lang: values.title === undefined ? '' : (values.title_lang ?? ''),
  };
};
