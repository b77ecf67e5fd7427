import type { DecisionKind } from '@naskhah/kernel/article-words';
import type { Text } from '../text.ts';

/** Verb first: what the button does. */
export const decisionWords: Record<DecisionKind, Text> = {
  'send-to-review': { en: 'Send to review', ms: 'Hantar untuk pewasitan' },
  'accept-without-review': { en: 'Accept without review', ms: 'Terima tanpa pewasitan' },
  decline: { en: 'Decline', ms: 'Tolak' },
  'request-revisions': { en: 'Request revisions', ms: 'Minta pindaan' },
  resubmit: { en: 'Ask to resubmit', ms: 'Minta hantar semula' },
  accept: { en: 'Accept', ms: 'Terima' },
  'send-to-production': { en: 'Send to production', ms: 'Hantar ke produksi' },
  'back-to-previous-stage': { en: 'Back to the previous stage', ms: 'Kembali ke peringkat sebelumnya' },
  'revert-decline': { en: 'Revert the decline', ms: 'Batalkan penolakan' },
};

/** What will happen, said before it is final. */
const consequenceWords: Record<DecisionKind, Text> = {
  'send-to-review': {
    en: 'The first review round opens, and the author is told. You invite the reviewers next.',
    ms: 'Pusingan pewasitan pertama dibuka dan pengarang dimaklumkan. Anda menjemput pewasit selepas ini.',
  },
  'accept-without-review': {
    en: 'The article goes to copyediting without peer review, and the author is told.',
    ms: 'Artikel terus ke penyuntingan salinan tanpa pewasitan dan pengarang dimaklumkan.',
  },
  decline: {
    en: 'The article is declined, open reviews are cancelled, and the author is told. You can revert this.',
    ms: 'Artikel ditolak, pewasitan yang masih terbuka dibatalkan dan pengarang dimaklumkan. Ini boleh dibatalkan.',
  },
  'request-revisions': {
    en: 'The author is asked for a revised version in the same round.',
    ms: 'Pengarang diminta menghantar versi yang dipinda dalam pusingan yang sama.',
  },
  resubmit: {
    en: 'The author is asked for a new version, which opens a new round of review.',
    ms: 'Pengarang diminta menghantar versi baharu, yang membuka pusingan pewasitan baharu.',
  },
  accept: {
    en: 'The article goes to copyediting, open reviews are cancelled, and the author is told.',
    ms: 'Artikel ke penyuntingan salinan, pewasitan yang masih terbuka dibatalkan dan pengarang dimaklumkan.',
  },
  'send-to-production': {
    en: 'Copyediting is finished; the article goes to production, where its galleys are made.',
    ms: 'Penyuntingan salinan selesai; artikel ke produksi untuk penyediaan galley.',
  },
  'back-to-previous-stage': {
    en: 'The article goes back one stage. Nothing is lost, and the author is not told.',
    ms: 'Artikel kembali satu peringkat. Tiada apa-apa hilang dan pengarang tidak dimaklumkan.',
  },
  'revert-decline': {
    en: 'The article is open again where it was, and the author is told.',
    ms: 'Artikel dibuka semula di tempat asalnya dan pengarang dimaklumkan.',
  },
};

/** The same in a journal that does without copyediting. */
const withoutCopyediting: Partial<Record<DecisionKind, Text>> = {
  'accept-without-review': {
    en: 'The article goes straight to production without peer review, and the author is told.',
    ms: 'Artikel terus ke produksi tanpa pewasitan dan pengarang dimaklumkan.',
  },
  accept: {
    en: 'The article goes straight to production, open reviews are cancelled, and the author is told.',
    ms: 'Artikel terus ke produksi, pewasitan yang masih terbuka dibatalkan dan pengarang dimaklumkan.',
  },
};

/** What a decision will do, in words for who takes it. */
export const consequenceOf = (kind: DecisionKind, straightToProduction: boolean): Text =>
  (straightToProduction ? withoutCopyediting[kind] : undefined) ?? consequenceWords[kind];
