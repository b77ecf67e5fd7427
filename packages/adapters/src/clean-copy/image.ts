/** Pictures: what cameras and editors write beside the picture goes, the picture itself stays byte for byte. */
import { onlyOrientation, tagsOf } from './tiff-tags.ts';
import { type Found, Uncleanable } from './traces.ts';

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  Buffer.from(bytes.subarray(from, from + length)).toString('latin1');

const note = (found: Found, exif: Uint8Array): number => {
  const { values, orientation, hasPlace } = tagsOf(exif);
  for (const [kind, value] of values) found.add(kind, value);
  if (hasPlace) found.add('place', 'GPS');
  return orientation;
};

/** JPEG (ITU T.81, annex B): the segments APP0 (JFIF), APP2 (colours) and APP14 (Adobe) are needed to draw it. */
const cleanJpeg = (bytes: Uint8Array, found: Found): Uint8Array => {
  const out: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) throw new Uncleanable('a broken picture');
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    const segment = bytes.subarray(at, at + 2 + length);
    // Past the start of the scan comes the picture, up to its end; what hangs behind that is no part of it.
    if (marker === 0xda) {
      const end = Buffer.from(bytes).lastIndexOf(Buffer.from([0xff, 0xd9]));
      out.push(bytes.subarray(at, end > at ? end + 2 : bytes.length));
      return Buffer.concat(out);
    }
    const isExif = marker === 0xe1 && ascii(segment, 4, 6) === 'Exif\0\0';
    if (isExif) {
      const turned = note(found, segment.subarray(10));
      const kept = onlyOrientation(turned);
      if (turned > 1 && turned <= 8) out.push(Uint8Array.from([0xff, 0xe1, 0, kept.length + 2]), kept);
    } else if (marker === 0xfe) found.add('note', ascii(segment, 4, 200));
    else if (marker === 0xe1 || marker === 0xed) found.add('note', 'XMP, IPTC');
    else if (marker < 0xe1 || marker > 0xef || marker === 0xe2 || marker === 0xee) out.push(segment);
    at += 2 + length;
  }
  throw new Uncleanable('a broken picture');
};

const ofPng = new Set(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME']);

/** PNG (W3C, third edition, 11.3): texts, EXIF and the time go. */
const cleanPng = (bytes: Uint8Array, found: Found): Uint8Array => {
  const out: Uint8Array[] = [bytes.subarray(0, 8)];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = ascii(bytes, at + 4, 4);
    const end = at + 12 + length;
    if (end > bytes.length) throw new Uncleanable('a broken picture');
    if (!ofPng.has(name)) out.push(bytes.subarray(at, end));
    else if (name === 'eXIf') note(found, bytes.subarray(at + 8, end - 4));
    else if (name !== 'tIME') found.add('note', ascii(bytes, at + 8, Math.min(length, 200)).replace(/\0/g, ' '));
    if (name === 'IEND') return Buffer.concat(out);
    at = end;
  }
  throw new Uncleanable('a broken picture');
};

/** WebP (RFC 9649, 2.7): the chunks EXIF and XMP go, and the flags that promise them. */
const cleanWebp = (bytes: Uint8Array, found: Found): Uint8Array => {
  const out: Uint8Array[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = ascii(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    const chunk = Uint8Array.from(bytes.subarray(at, end));
    if (name === 'EXIF') note(found, chunk.subarray(8).subarray(ascii(chunk, 8, 4) === 'Exif' ? 6 : 0));
    else if (name === 'XMP ') found.add('note', 'XMP');
    else {
      if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~0x0c;
      out.push(chunk);
    }
    at = end;
  }
  const body = Buffer.concat(out);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
};

/** The picture without what hangs on it; undefined for another type. */
export const withoutImageData = (bytes: Uint8Array, found: Found): Uint8Array | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return cleanJpeg(bytes, found);
  if (ascii(bytes, 1, 3) === 'PNG') return cleanPng(bytes, found);
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return cleanWebp(bytes, found);
  return undefined;
};
