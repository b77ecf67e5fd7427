/** A content as text, whatever the order of its fields; one that is undefined is not there. */
export const contentText = (content: unknown): string =>
  JSON.stringify(content, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part) && !(part instanceof Date)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
