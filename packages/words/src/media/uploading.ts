import { type TextWith, words } from '../text.ts';

/** Files on their way to the server. */
export const uploading = {
  ...words({
    checking: { en: 'All of it is sent; it is being checked', ms: 'Sudah dihantar sepenuhnya; sedang disemak' },
  }),
  paused: {
    en: ({ sent, size }) => `Paused at ${sent} of ${size}`,
    ms: ({ sent, size }) => `Dijeda pada ${sent} daripada ${size}`,
  } satisfies TextWith<{ sent: string; size: string }>,
  waiting: {
    en: ({ sent, size }) => `Connection lost at ${sent} of ${size}. It goes on by itself.`,
    ms: ({ sent, size }) => `Sambungan terputus pada ${sent} daripada ${size}. Muat naik akan disambung sendiri.`,
  } satisfies TextWith<{ sent: string; size: string }>,
  pause: {
    en: ({ name }) => `Pause the upload of ${name}`,
    ms: ({ name }) => `Jeda muat naik ${name}`,
  } satisfies TextWith<{ name: string }>,
  resume: {
    en: ({ name }) => `Go on with the upload of ${name}`,
    ms: ({ name }) => `Sambung muat naik ${name}`,
  } satisfies TextWith<{ name: string }>,
  tryNow: {
    en: ({ name }) => `Try the upload of ${name} now`,
    ms: ({ name }) => `Cuba muat naik ${name} sekarang`,
  } satisfies TextWith<{ name: string }>,
  stop: {
    en: ({ name }) => `Stop the upload of ${name}`,
    ms: ({ name }) => `Hentikan muat naik ${name}`,
  } satisfies TextWith<{ name: string }>,
};
