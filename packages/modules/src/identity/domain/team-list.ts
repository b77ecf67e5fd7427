import { fieldRules } from '@naskhah/kernel/field-rules';

/** A place that a line may name: by its name in either language, or by its code. */
export type NamedPreset = { id: string; names: readonly string[] };

export type LineFault = 'line-too-short' | 'email-wrong' | 'preset-unknown' | 'named-twice';

export type TeamLine = {
  /** Counted from 1, as the text was given. */
  line: number;
  name: string;
  email: string;
  /** As it was written. */
  place: string;
  preset: string | undefined;
  fault: LineFault | undefined;
};

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** A first row that names its columns invites nobody. */
const isHeading = (row: readonly string[] | undefined): boolean =>
  row !== undefined &&
  !row.some((cell) => cell.includes('@')) &&
  row.some((cell) => /^e-?mel|^e-?mail/i.test(cell.trim()));

/** Whom the rows `name, e-mail, preset` of a list name, each with what keeps it from being invited. Nothing is guessed. */
export const readTeamList = (rows: readonly (readonly string[])[], presets: readonly NamedPreset[]): TeamLine[] => {
  const seen = new Set<string>();
  return rows.flatMap((row, at) => {
    if (at === 0 && isHeading(row)) return [];
    const [name = '', address = '', place = ''] = row.map((cell) => cell.trim().replace(/\s+/g, ' '));
    const email = address.toLowerCase();
    const preset = presets.find(({ names }) => names.some((one) => plain(one) === plain(place)))?.id;
    const key = `${email} ${preset}`;
    const faultOf = (): LineFault | undefined => {
      if (name === '' || email === '' || place === '') return 'line-too-short';
      if (!fieldRules.email(email)) return 'email-wrong';
      if (!preset) return 'preset-unknown';
      return seen.has(key) ? 'named-twice' : undefined;
    };
    const fault = faultOf();
    if (!fault) seen.add(key);
    return [{ line: at + 1, name, email, place, preset, fault }];
  });
};
