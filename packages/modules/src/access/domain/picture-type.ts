const starts = (content: Uint8Array, at: number, bytes: readonly number[]): boolean =>
  bytes.every((byte, place) => content[at + place] === byte);

/** The type of a picture by its content: PNG (its signature), JPEG (start of image), WebP (RIFF container); nothing else. */
export const pictureType = (content: Uint8Array): 'image/png' | 'image/jpeg' | 'image/webp' | undefined => {
  if (starts(content, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (starts(content, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (starts(content, 0, [0x52, 0x49, 0x46, 0x46]) && starts(content, 8, [0x57, 0x45, 0x42, 0x50])) return 'image/webp';
  return undefined;
};
