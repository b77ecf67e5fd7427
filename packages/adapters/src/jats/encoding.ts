const declared = (bytes: Uint8Array): string | undefined =>
  /^(?:\xef\xbb\xbf)?<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(
    Buffer.from(bytes.subarray(0, 400)).toString('latin1'),
  )?.[1];

/** Those that the XML parser knows by itself. */
const known = /^(utf-?8|utf-?16(le|be)?|us-ascii|ascii|iso-?8859-1|latin-?1)$/i;

type Recoded = { ok: true; bytes: Uint8Array; recoded: boolean } | { ok: false; reason: string };

/** The bytes as the parser can read them: files in the older code pages are turned into UTF-8. */
export const inUtf8 = (bytes: Uint8Array): Recoded => {
  const label = declared(bytes);
  if (!label || known.test(label)) return { ok: true, bytes, recoded: false };
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    return { ok: true, bytes: new TextEncoder().encode(text), recoded: true };
  } catch {
    return { ok: false, reason: `The file cannot be read in the encoding that it names, ${label}` };
  }
};
