/** Puts a brotli and a gzip form beside every file of a folder that is worth it: they are sent as they lie there. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = /\.(js|css|svg|json|html|txt|map|webmanifest|wasm)$/;
const least = 1000;

export const compressFolder = async (folder: string): Promise<void> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => worthIt.test(name));
  for (const name of names) {
    const file = join(folder, name);
    const content = readFileSync(file);
    if (content.length < least) continue;
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(content, best),
      promisify(gzip)(content, { level: 9 }),
    ]);
    writeFileSync(`${file}.br`, brotli);
    writeFileSync(`${file}.gz`, gzipped);
  }
};
