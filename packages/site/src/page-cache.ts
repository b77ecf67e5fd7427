import { createHash } from 'node:crypto';
import type { RenderedPage } from './rendered-page.ts';

export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
};

/** Stands for the journal of a page that shows several; it is dropped with any of them. */
export const severalJournals = 'several';

type Kept = { page: CachedPage; journal: string; bytes: number };

export type PageCache = {
  /** To be taken before the page's data are read, and given to `put`. */
  moment: () => number;
  get: (key: string) => CachedPage | undefined;
  /** Keeps the page, unless something was dropped since `moment`: it may show what is no longer so. */
  put: (key: string, page: RenderedPage, journal: string, moment: number) => CachedPage;
  dropJournal: (journal: string) => void;
  clear: () => void;
  readonly bytes: number;
  readonly size: number;
};

/** Maps and objects around a page, roughly. */
const overhead = 600;

const finished = ({ status, html, headers }: RenderedPage): CachedPage => {
  const body = Buffer.from(html);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const length = {
    'content-length': String(body.length),
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'cookie',
  };
  return { status, body, etag, headers: { ...headers, ...length, etag } };
};

/** Finished pages in memory, the least used dropped first; never more than `maxBytes`. */
export const createPageCache = ({ maxBytes }: { maxBytes: number }): PageCache => {
  // A Map keeps the order of insertion: what is used moves to its end.
  const pages = new Map<string, Kept>();
  let bytes = 0;
  let drops = 0;

  const drop = (key: string, kept: Kept) => {
    pages.delete(key);
    bytes -= kept.bytes;
  };

  const makeRoom = () => {
    for (const [key, kept] of pages) {
      if (bytes <= maxBytes) return;
      drop(key, kept);
    }
  };

  return {
    moment: () => drops,
    get: (key) => {
      const kept = pages.get(key);
      if (!kept) return undefined;
      pages.delete(key);
      pages.set(key, kept);
      return kept.page;
    },
    put: (key, rendered, journal, moment) => {
      const page = finished(rendered);
      const known = pages.get(key);
      if (known) drop(key, known);
      // One page never takes the place of many.
      const size = page.body.length + key.length * 2 + overhead;
      if (moment !== drops || size > maxBytes / 4) return page;
      pages.set(key, { page, journal, bytes: size });
      bytes += size;
      makeRoom();
      return page;
    },
    dropJournal: (journal) => {
      drops += 1;
      for (const [key, kept] of pages)
        if (kept.journal === journal || kept.journal === severalJournals) drop(key, kept);
    },
    clear: () => {
      drops += 1;
      pages.clear();
      bytes = 0;
    },
    get bytes() {
      return bytes;
    },
    get size() {
      return pages.size;
    },
  };
};
