/** A copy of a file for readers who may not know who made it, and what was found in the file. */
import type { Cleaning } from '@naskhah/modules/media';
import { withoutImageData } from './image.ts';
import { cleanOffice, textOfOffice } from './office.ts';
import { cleanPdf } from './pdf.ts';
import { textOfPdf } from './pdf-text.ts';
import { cleanRtf, textOfRtf } from './rtf.ts';
import { Found, Uncleanable } from './traces.ts';

const plain = /^(text\/(plain|csv|markdown|x-tex|tab-separated-values)|application\/(x-tex|json))$/;
const office = /^application\/vnd\.(openxmlformats-officedocument|oasis\.opendocument)\./;
/** Enough to look for names in; more is not kept. */
const mostText = 400_000;

type Made = { bytes: Uint8Array; text: string };

/** The copy must say what the file says: a broken one may be read in more than one way. */
const cleanedPdf = async (bytes: Uint8Array, found: Found): Promise<Made> => {
  const clean = await cleanPdf(bytes, found);
  const text = await textOfPdf(bytes).catch(() => '');
  if ((await textOfPdf(clean).catch(() => '')) !== text) throw new Uncleanable('another text');
  return { bytes: clean, text };
};

const make = async (bytes: Uint8Array, mime: string, found: Found): Promise<Made | undefined> => {
  // Plain text holds nothing beside what it shows.
  if (plain.test(mime)) return { bytes, text: Buffer.from(bytes).toString('utf8') };
  if (office.test(mime)) return { bytes: cleanOffice(bytes, found), text: textOfOffice(bytes) };
  switch (mime) {
    case 'application/pdf':
      return cleanedPdf(bytes, found);
    case 'application/rtf':
    case 'text/rtf': {
      const clean = cleanRtf(bytes, found);
      return { bytes: clean, text: textOfRtf(clean) };
    }
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp': {
      const clean = withoutImageData(bytes, found);
      return clean && { bytes: clean, text: '' };
    }
    default:
      return undefined;
  }
};

/**
 * What names people in the file, and a copy without it. A file of another type, one that cannot be read, and one whose copy still
 * holds something cannot be cleaned. Nothing is looked for in pictures or in the text itself, which is answered beside it.
 */
export const cleanCopy = async (bytes: Uint8Array, mime: string): Promise<Cleaning> => {
  const found = new Found();
  try {
    const made = await make(bytes, mime, found);
    if (!made) return { is: 'uncleanable', traces: [], text: '' };
    const again = new Found();
    await make(made.bytes, mime, again);
    const text = made.text.replace(/\0/g, '').slice(0, mostText);
    if (again.list().length > 0) return { is: 'uncleanable', traces: found.list(), text };
    return { is: 'clean', copy: made.bytes, traces: found.list(), text };
  } catch {
    return { is: 'uncleanable', traces: found.list(), text: '' };
  }
};
