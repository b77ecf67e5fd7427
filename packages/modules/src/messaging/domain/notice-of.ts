/** What a notification keeps: the values that its line names, and what it is about. */
export const noticeOf = (
  line: readonly string[],
  values: Record<string, string>,
): { values: Record<string, string>; about: string } => ({
  values: Object.fromEntries(line.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))),
  about: values.title ?? values.journal ?? values.mail_subject ?? '',
});
