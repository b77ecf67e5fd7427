/** JSON inside a script element: neither an end tag nor a comment can begin in it, and old parsers break no line. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
