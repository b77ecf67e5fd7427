/** A file name as it may be kept and sent: no folders, no control characters, no leading dots, at most 200 bytes. */
export const cleanName = (given: string): string => {
  const last = given.normalize('NFC').split(/[/\\]/).pop() ?? '';
  // \p{C} stands for controls and for formats such as direction overrides, which disguise an ending.
  const plain = last
    .replace(/\p{C}/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^\.+/, '')
    .trim();
  if (plain === '') return 'file';
  const dot = plain.lastIndexOf('.');
  const ending = dot > 0 && plain.length - dot <= 10 ? plain.slice(dot) : '';
  let stem = ending ? plain.slice(0, dot) : plain;
  while (new TextEncoder().encode(stem + ending).length > 200) stem = [...stem].slice(0, -1).join('');
  return stem + ending;
};
