const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An id as addresses carry it: asked of the database only when it can be one. */
export const uuid = (text: string | undefined): text is string => text !== undefined && form.test(text);

/** A whole number from 1; what is none, or beyond all use, is the first page. */
export const pageNumber = (text: string | null): number => {
  const number = Number(text ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= 10_000 ? number : 1;
};

export const year = (text: string | null): number | undefined =>
  text !== null && /^\d{4}$/.test(text) && text > '1000' ? Number(text) : undefined;

/** Words as somebody typed them: cut where no search has use of more. */
export const words = (text: string | null): string => (text ?? '').replaceAll('\0', '').trim().slice(0, 200);

/** A code as addresses carry it: of an article type, a discipline, a licence, a language. */
export const code = (text: string | null): string | undefined =>
  text !== null && /^[a-z0-9][a-z0-9.-]{0,40}$/i.test(text) ? text : undefined;
