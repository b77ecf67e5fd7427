const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** The first signs of a text that fit into so many bytes. */
const cut = (text: string, most: number): string => {
  let kept = '';
  let bytes = 0;
  for (const sign of text) {
    bytes += bytesOf(sign);
    if (bytes > most) break;
    kept += sign;
  }
  return kept.trimEnd();
};

/** A file name as it may be kept and sent: no folders, no control characters, no leading dots, at most 200 bytes. */
export const cleanName = (given: string): string => {
  const last = given.normalize('NFC').replace(/^.*[/\\]/s, '');
  // \p{C} stands for controls and for formats such as direction overrides, which disguise an ending.
  const plain = last
    .replace(/\p{C}/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[.\s]+/, '')
    .trim();
  if (plain === '') return 'file';
  const ending = /\.[^.]{0,9}$/.exec(plain)?.[0] ?? '';
  return cut(plain.slice(0, plain.length - ending.length), 200 - bytesOf(ending)) + ending;
};
