import { statusOf } from '@naskhah/contract/call';
import { contract } from '@naskhah/contract/contract';
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { nextStepAfter, refusalInWords } from './next-steps.ts';
import { refusalWords } from './refusals.ts';

const declared = (router: AnyContractRouter): string[] =>
  isContractProcedure(router)
    ? Object.keys(router['~orpc'].errorMap)
    : Object.values(router).flatMap((inner) => declared(inner as AnyContractRouter));
const codes = [...new Set([...declared(contract), ...Object.keys(refusalWords)])].sort();

/** Quoted by the specification (section 8), word for word and without more. */
const verbatim = ['login-failed', 'no-journal-id', 'could-not-be-done'];

const doing =
  /(^|[.;:,–] |, or |and )(add|ask|assign|accept|begin|bring|change|check|choose|confirm|copy|correct|end|fill|finish|give|go|have|invite|leave|log|look|move|narrow|open|publish|reload|remind|resend|retire|say|send|set|sign|split|take|tell|try|turn|type|upload|use|wait|write|save|make|remove|close|nothing needs)\b/i;
const membuat =
  /(^|[.;:,–] |, atau |dan )(atau |lalu )?(buka|bawa|baca|betulkan|beri|cari|cuba|daftar|gunakan|hantar|hidupkan|hubungi|isi|jemput|kembali|lakukan|lengkapkan|lihat|log|maklumkan|matikan|mulakan|minta|muat|pasang|peringatkan|periksa|pecahkan|pilih|pindahkan|sahkan|salin|semak|simpan|selesaikan|tambah|tamatkan|tanya|taip|terbitkan|terima|teruskan|tetapkan|tinggalkan|tiada apa-apa perlu|tukar|tugaskan|tulis|tunggu|ubah|sila|kecilkan|tandatangani|susun|hadkan|buang|nyahaktifkan|batalkan|hentikan|jadikan|tarik|alih|mula|ulang|padam|tutup|keluarkan)/i;

describe('every refusal', () => {
  it.each(codes.filter((code) => !verbatim.includes(code)))('%s says in both languages what to do now', (code) => {
    const { en, ms } = refusalInWords(code);
    expect(en).toMatch(doing);
    expect(ms).toMatch(membuat);
  });

  it.each(verbatim)('%s stands as the specification quotes it', (code) =>
    expect(refusalInWords(code)).toEqual(refusalWords[code as keyof typeof refusalWords]),
  );

  it('of what is not found is told apart from what is closed by nobody', () => {
    const absent = codes.filter((code) => statusOf(code) === 404);
    expect(absent.length).toBeGreaterThan(20);
    expect(new Set(absent.map((code) => nextStepAfter(code)?.en)).size).toBe(1);
  });
});
