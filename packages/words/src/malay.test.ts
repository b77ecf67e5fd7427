import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = new URL('.', import.meta.url).pathname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .sort();

/** Every text in a value; a text with variables as it is written. */
const texts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
};

/** All that is said in Malay below a value, whatever it is kept in. */
const malay = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'ms' ? texts(inner) : malay(inner)));
};

const day = String.raw`(?:pada )?(?:\{\{\w*due\}\}|\$\{(?:date|day|due)\}|\d{1,2} [A-Z])`;

/** The glossary has another word for each: what is refused, and what is said. */
const refused: [wrong: RegExp, right: string][] = [
  [new RegExp(`\\b(?:sebelum|hingga|menjelang) ${day}`), 'selewat-lewatnya'],
  [/\bcopy-?edit|\bsuntingan salinan|\bsunting salin\b|kerja suntingan/i, 'penyuntingan salinan'],
  [/\b(?:koreksi|erratum)\b/i, 'pembetulan, ralat'],
  [/\brevisi\b|versi (?:yang )?dibetulkan/i, 'pindaan'],
  [/\brepot\b|\breport\b/i, 'laporan'],
  [/\b(?:anda|saya|yang) setuju\b/i, 'bersetuju'],
  [/\be?mel elektronik|\bemel\b|\bemail\b/i, 'e-mel'],
  [/\b(?:penyemak|reviewer|penilai rakan|reviu)\b/i, 'pewasit'],
  [/\bdeadline\b|\btarikh mati\b/i, 'tarikh akhir'],
  [/\b[Yy]ang dihormati (?!\{\{)[A-Z]/, 'the name before “yang dihormati”'],
];

describe('what is said in Malay', () => {
  it.each(files)('in %s keeps to the glossary', async (file) => {
    const said = malay(await import(join(folder, file)));
    const wrong = said.flatMap((text) =>
      refused.filter(([term]) => term.test(text)).map(([, right]) => `${text}: say ${right}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is found in every kind of text', async () => {
    const said = malay({ a: { en: 'a', ms: 'satu' }, b: { x: { ms: { body: 'dua' } } }, c: { ms: () => 'tiga' } });
    expect(said).toEqual(['satu', 'dua', expect.stringContaining('tiga')]);
  });
});
