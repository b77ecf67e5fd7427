/** The generic field rules of forms. Each takes what was typed and says whether it stands. */
type FieldRule = (text: string) => boolean;

const matches =
  (pattern: RegExp): FieldRule =>
  (text) =>
    pattern.test(text);

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const isDate: FieldRule = (text) => {
  const found = /^(\d{4})\/(\d{2})\/(\d{2})$/.exec(text);
  if (!found) return false;
  const [year = 0, month = 0, day = 0] = found.slice(1).map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
};

const isColour =
  (kind: 'rgb' | 'rgba', channels: number): FieldRule =>
  (text) => {
    const found = new RegExp(`^${kind}\\(([^()]*)\\)$`).exec(text);
    if (!found) return false;
    const inside = String(found[1])
      .split(',')
      .map((part) => part.trim());
    if (inside.length !== channels) return false;
    const [alpha] = inside.slice(3);
    const whole = inside.slice(0, 3).every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255);
    return whole && (alpha === undefined || /^(0|1|0?\.\d+|1\.0+)$/.test(alpha));
  };

export const fieldRules = {
  /** yyyy/mm/dd, and the day exists */
  date: isDate,
  /** HH:mm */
  time: matches(/^([01]\d|2[0-3]):[0-5]\d$/),
  /** HH:mm:ss */
  fulltime: matches(/^([01]\d|2[0-3])(:[0-5]\d){2}$/),
  /** One address; whether it exists only a mail can tell. */
  email: matches(/^[^\s@"(),:;<>[\]\\]+@[^\s@.,_]+(\.[^\s@.,_]+)*\.[^\s@.,_\d]{2,}$/),
  /** #abc or #aabbcc */
  hex: matches(/^#([\da-f]{3}|[\da-f]{6})$/i),
  rgb: isColour('rgb', 3),
  rgba: isColour('rgba', 4),
} satisfies Record<string, FieldRule>;
