import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readJats } from '@naskhah/adapters/jats';
import type { ReadOutcome } from '@naskhah/modules/exchange';

export type ReadFile = { file: string; bytes: Uint8Array; sha256: Uint8Array; outcome: ReadOutcome };

/** A file with what is in it; one that cannot be opened or read is a refusal like any other. */
export const readFile = (file: string): ReadFile => {
  const broken = (reason: string): ReadOutcome => ({
    ok: false,
    refusal: 'not-well-formed',
    defect: { file, line: 1, reason },
  });
  const nothing = new Uint8Array();
  try {
    const bytes = Uint8Array.from(readFileSync(file));
    const sha256 = Uint8Array.from(createHash('sha256').update(bytes).digest());
    return { file, bytes, sha256, outcome: bytes.length === 0 ? broken('The file is empty') : readJats(bytes, file) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { file, bytes: nothing, sha256: nothing, outcome: broken(reason) };
  }
};
