/** Reading SQL as text: enough to see which statements there are and what they name, not a parser of the language. */

const opaque = /'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$/g;

/** The same text with comments left out and every literal and function body empty, so that what is in them is not taken for SQL. */
export const withoutLiterals = (text: string): string =>
  text.replace(opaque, (found) => (found.startsWith('-') || found.startsWith('/') ? ' ' : "''"));

/** The statements of a script, one line each, without literals and comments. */
export const statementsOf = (script: string): string[] =>
  withoutLiterals(script)
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
