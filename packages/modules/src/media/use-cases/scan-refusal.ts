import type { ReceivedContent, Scan } from '../ports.ts';

export type ScanRefusal = 'infected-file' | 'uncheckable-file' | 'checking-down';

/** Why a scanner keeps a file out; nothing when it is clean or nobody scans. A scanner that is down lets nothing in. */
export const scanRefusal = async (
  scan: Scan | undefined,
  content: ReceivedContent,
): Promise<ScanRefusal | undefined> => {
  if (!scan) return undefined;
  const verdict = await scan(await content.open());
  switch (verdict) {
    case 'clean':
      return undefined;
    case 'infected':
      return 'infected-file';
    case 'uncheckable':
      return 'uncheckable-file';
    case 'down':
      return 'checking-down';
  }
};
