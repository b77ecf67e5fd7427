import { extractText, getDocumentProxy } from 'unpdf';

/** The words of a PDF, page after page; empty for scanned pages. */
export const textOfPdf = async (bytes: Uint8Array): Promise<string> => {
  // A copy: the reader takes the bytes for itself.
  const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
  const { text } = await extractText(document, { mergePages: true });
  return text;
};
