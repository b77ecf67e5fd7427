/** The few tags of EXIF (CIPA DC-008) and TIFF 6.0 that say whose picture it is, read from the first directory. */
import type { TraceKind } from '@naskhah/kernel/file-trace';

const named: Record<number, TraceKind> = {
  270: 'note', // ImageDescription
  271: 'device', // Make
  272: 'device', // Model
  315: 'author', // Artist
  316: 'device', // HostComputer
  33432: 'author', // Copyright
  40093: 'author', // XPAuthor, in UTF-16
};
const gps = 34853;
const orientation = 274;

export type Tags = { values: [TraceKind, string][]; orientation: number; hasPlace: boolean };

/** Tags of a TIFF structure; what is cut short or broken gives what could be read. */
export const tagsOf = (bytes: Uint8Array): Tags => {
  const tags: Tags = { values: [], orientation: 1, hasPlace: false };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 8) return tags;
  const little = view.getUint16(0) === 0x4949;
  const at = view.getUint32(4, little);
  if (at + 2 > bytes.length) return tags;
  const count = view.getUint16(at, little);
  for (let entry = at + 2; entry < at + 2 + count * 12 && entry + 12 <= bytes.length; entry += 12) {
    const tag = view.getUint16(entry, little);
    const length = view.getUint32(entry + 4, little);
    if (tag === orientation) tags.orientation = view.getUint16(entry + 8, little);
    if (tag === gps) tags.hasPlace = true;
    const kind = named[tag];
    if (!kind) continue;
    const from = length <= 4 ? entry + 8 : view.getUint32(entry + 8, little);
    if (from + length > bytes.length) continue;
    const text = Buffer.from(bytes.subarray(from, from + length));
    tags.values.push([kind, text.toString(tag === 40093 ? 'utf16le' : 'utf8').replace(/\0/g, '')]);
  }
  return tags;
};

/** An EXIF block that says how the picture is turned, and nothing else. */
export const onlyOrientation = (value: number): Uint8Array =>
  Uint8Array.from([
    ...[0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[orientation >> 8, orientation & 255, 0, 3, 0, 0, 0, 1, 0, value, 0, 0],
    ...[0, 0, 0, 0],
  ]);
