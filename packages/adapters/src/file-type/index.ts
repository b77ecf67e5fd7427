import { fileTypeFromBuffer } from 'file-type';
import { archiveType, compoundType } from './archive.ts';
import { extensionOf, type FileType, kinds, named } from './kinds.ts';
import { textType } from './text.ts';

export type { FileType } from './kinds.ts';

const recognised = async (bytes: Uint8Array): Promise<{ mime: string; ext: string } | undefined> => {
  try {
    return await fileTypeFromBuffer(bytes);
  } catch {
    // The library may run off the end of a file that is cut short: what it cannot tell is looked at as text.
    return undefined;
  }
};

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) <= 8;

/**
 * What a file really is, from its first bytes (64 kB are enough). The name decides only between kinds of plain text
 * and never makes a file more than its content is. An unknown one is `application/octet-stream`.
 */
export const typeOf = async (firstBytes: Uint8Array, fileName: string): Promise<FileType> => {
  const bytes = Buffer.from(firstBytes.buffer, firstBytes.byteOffset, firstBytes.byteLength);
  if (bytes.length === 0) return kinds.bin;
  const extension = extensionOf(fileName);
  const found = await recognised(firstBytes);
  if (isZip(bytes) && (!found || found.mime === kinds.zip.mime)) return archiveType(bytes);
  if (found?.mime === 'application/x-cfb') return compoundType(bytes, extension);
  if (!found || /[/+]xml$|^text\/|svg/.test(found.mime)) return textType(bytes, extension);
  return found.mime === kinds.zip.mime ? archiveType(bytes) : named(found.mime, found.ext);
};
