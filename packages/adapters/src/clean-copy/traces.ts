/** What a file says of the people who made it, beside what it shows. */
import type { FileTrace, TraceKind } from '@naskhah/kernel/file-trace';

const most = 20;
const longest = 120;

/** Collects what is found, each value once. */
export class Found {
  readonly #values = new Map<TraceKind, Set<string>>();

  add(kind: TraceKind, value: string): void {
    const plain = value
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, longest);
    if (plain === '') return;
    const known = this.#values.get(kind) ?? new Set();
    if (known.size < most) known.add(plain);
    this.#values.set(kind, known);
  }

  list(): FileTrace[] {
    return [...this.#values].map(([kind, values]) => ({ kind, values: [...values] }));
  }
}

/** A file whose traces cannot be told from its content, or not be taken out. */
export class Uncleanable extends Error {}
