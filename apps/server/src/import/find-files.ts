import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const inFolder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(xml|nxml)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

/** Every file that is named, and every XML file below a folder that is named, in the order of their paths. */
export const findFiles = (named: readonly string[]): string[] => {
  const found = named.flatMap((path) => (statSync(path).isDirectory() ? inFolder(path) : [path]));
  return [...new Set(found)].sort();
};
