import { readdirSync, readFileSync } from 'node:fs';

/**
 * The lines of all files of a folder as a form would keep them: trimmed, without the control characters that PostgreSQL
 * cannot hold, and without variables of mail texts, which are refused where they are unknown.
 */
export const attacksIn = (folder: string): string[] => {
  const lines = readdirSync(folder)
    .sort()
    .flatMap((name) => readFileSync(`${folder}/${name}`, 'utf8').split(/\r?\n/))
    .map((line) => line.replace(/\p{Cc}/gu, ' ').trim())
    .filter((line) => line !== '' && !line.includes('{{'));
  return [...new Set(lines)];
};
