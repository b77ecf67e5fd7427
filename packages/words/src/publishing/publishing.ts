import { words } from '../text.ts';

/** What an issue still misses before it may be public. */
export const issueLackWords = words({
  'no-articles': { en: 'The issue has no articles yet.', ms: 'Keluaran ini belum mempunyai artikel.' },
  'no-galley': { en: 'This article has no galley.', ms: 'Artikel ini belum mempunyai galley.' },
  'no-license': {
    en: 'This article has no licence. Set one for the journal.',
    ms: 'Artikel ini belum mempunyai lesen. Tetapkan lesen jurnal.',
  },
});
