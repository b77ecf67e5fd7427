const safe = (id: string): string => {
  const plain = id.replace(/[^\w.-]/g, '-');
  return /^[a-z]/i.test(plain) ? plain : `x-${plain}`;
};

/** The ids of one galley: safe to stand in a page, each used once. */
export class Anchors {
  private readonly known = new Map<string, string>();
  private readonly taken = new Set<string>();
  private readonly counts = new Map<string, number>();
  private readonly written = new Set<string>();

  /** The anchor of an id of the file, whether it was written already or comes later. */
  of(id: string): string {
    const known = this.known.get(id);
    if (known) return known;
    const anchor = this.fresh(id);
    this.known.set(id, anchor);
    return anchor;
  }

  /** The anchor for the element itself; nothing for a second element of the same id. */
  claim(id: string | undefined): string | undefined {
    if (!id) return undefined;
    const anchor = this.of(id);
    if (this.written.has(anchor)) return undefined;
    this.written.add(anchor);
    return anchor;
  }

  /** An anchor for something that has no id in the file. */
  fresh(wish: string): string {
    const plain = safe(wish);
    let count = this.counts.get(plain) ?? 1;
    let anchor = count === 1 ? plain : `${plain}-${count}`;
    while (this.taken.has(anchor)) {
      count += 1;
      anchor = `${plain}-${count}`;
    }
    this.counts.set(plain, count + 1);
    this.taken.add(anchor);
    return anchor;
  }

  /** As `fresh`, for an element that is being written now. */
  own(wish: string): string {
    const anchor = this.fresh(wish);
    this.written.add(anchor);
    return anchor;
  }

  areAllWritten(): boolean {
    return this.taken.size === this.written.size;
  }

  isWritten(anchor: string): boolean {
    return this.written.has(anchor);
  }
}
