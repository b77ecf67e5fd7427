/** One range of bytes as asked for (RFC 9110, 14.1.2); several at once, and what cannot be read, get the whole. */
export const byteRange = (
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'whole' | 'outside' => {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!asked) return 'whole';
  const [, from = '', to = ''] = asked;
  if (from === '' && to === '') return 'whole';
  if (from === '')
    return to === '0' || size === 0 ? 'outside' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  if (to !== '' && Number(to) < start) return 'whole';
  if (start >= size) return 'outside';
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
};
