/** What passes through is counted, hashed and its beginning kept; past the limit it is read, but goes no further. */
import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

const headSize = 65_536;

export class Measured extends Transform {
  // Private: an S3 client takes a body's `size` for its length.
  #size = 0;
  readonly #limit: number;
  readonly #hash = createHash('sha256');
  readonly #head: Buffer[] = [];
  #headLength = 0;

  constructor(limit = Number.POSITIVE_INFINITY) {
    super();
    this.#limit = limit;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#size += chunk.length;
    // The rest is still read, so that the answer reaches the sender.
    if (this.#size > this.#limit) {
      done();
      return;
    }
    this.#hash.update(chunk);
    if (this.#headLength < headSize) {
      // A copy: a part of the chunk would keep the whole of it in memory.
      this.#head.push(Buffer.from(chunk.subarray(0, headSize - this.#headLength)));
      this.#headLength += chunk.length;
    }
    done(null, chunk);
  }

  /** Once, after the end. */
  result(): { sha256: Buffer; size: number; head: Buffer; tooLarge: boolean } {
    const sha256 = this.#hash.digest();
    return { sha256, size: this.#size, head: Buffer.concat(this.#head), tooLarge: this.#size > this.#limit };
  }
}
