import { longDay } from '@naskhah/kernel/date-format';
import { languages } from '@naskhah/kernel/language';
import { ok, type Result, refuse } from '@naskhah/kernel/result';

const isIn = (text: string, day: string): boolean =>
  [day, ...languages.map((language) => longDay(day, language))].some((said) =>
    new RegExp(`(?<![0-9])${said}(?![0-9])`, 'i').test(text),
  );

/**
 * A letter that somebody has written over keeps the days (yyyy-mm-dd) of the preview that it was written from, unless they are changed in it too.
 * It is refused while it says one of those and another is set; whatever other days it names are its writer's own.
 */
export const letterDays = (
  letter: { subject: string; body: string },
  writtenFor: readonly string[],
  set: readonly string[],
): Result<true, 'letter-of-other-days'> => {
  const stale = (['subject', 'body'] as const).flatMap((part) =>
    [...new Set(writtenFor)]
      .filter((day) => !set.includes(day) && isIn(letter[part], day))
      .map((day) => ({ path: `mail.${part}`, code: 'letter-of-other-days', named: day })),
  );
  return stale.length > 0 ? refuse('letter-of-other-days', stale) : ok(true);
};
