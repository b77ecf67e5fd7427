/** Files in a folder, named by the hash of their content: received beside it, moved in when the act is sure of them. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ContentStore } from '@naskhah/modules/media';

const headSize = 8192;

export const contentFolder = (folder: string): ContentStore => {
  const incoming = join(folder, 'incoming');
  mkdirSync(incoming, { recursive: true });
  const placeOf = (sha256: Buffer): string => {
    const name = sha256.toString('hex');
    return join(folder, name.slice(0, 2), name);
  };
  return {
    receive: async (stream, limit) => {
      const at = join(incoming, randomUUID());
      const hash = createHash('sha256');
      const head: Buffer[] = [];
      let size = 0;
      let headLength = 0;
      const measure = new Transform({
        transform: (chunk: Buffer, _encoding, done) => {
          size += chunk.length;
          // Past the limit nothing more is written, but the rest is still read, so that the answer reaches the sender.
          if (size > limit) return done();
          hash.update(chunk);
          if (headLength < headSize) {
            head.push(chunk.subarray(0, headSize - headLength));
            headLength += chunk.length;
          }
          done(null, chunk);
        },
      });
      const drop = () => rm(at, { force: true });
      try {
        await pipeline(stream, measure, createWriteStream(at, { flags: 'wx' }));
      } catch (error) {
        await drop();
        throw error;
      }
      const sha256 = hash.digest();
      return {
        sha256,
        size,
        head: Buffer.concat(head),
        tooLarge: size > limit,
        keep: async () => {
          const place = placeOf(sha256);
          await mkdir(dirname(place), { recursive: true });
          await rename(at, place);
        },
        drop,
      };
    },
    read: (sha256) => createReadStream(placeOf(sha256)),
  };
};
