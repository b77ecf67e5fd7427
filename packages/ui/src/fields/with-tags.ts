/** The tags with those of a typed or pasted text: split at commas, semicolons and lines; each one once, whatever its case. */
export const withTags = (tags: readonly string[], text: string, most: number): string[] => {
  const all = [...tags];
  for (const part of text.split(/[,;\n]/)) {
    const tag = part.trim().replace(/\s+/g, ' ').slice(0, 100);
    const known = all.some((one) => one.toLocaleLowerCase() === tag.toLocaleLowerCase());
    if (tag !== '' && !known && all.length < most) all.push(tag);
  }
  return all;
};
