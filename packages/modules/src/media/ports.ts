import type { Readable } from 'node:stream';
import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { FileTrace } from '@naskhah/kernel/file-trace';
import type { FileUse } from '@naskhah/kernel/file-use';
import type { ActNeeds } from '../activity/index.ts';

export type Attachment = {
  id: string;
  refType: string;
  refId: string;
  use: FileUse;
  filename: string;
  label: string;
  uploadedBy: string | null;
  roundId: string | null;
  mime: string;
  /** What an editor chose for the reviewers; null: as its use says. */
  forReview: boolean | null;
};

/** What the record says of a new file: where it hangs, and whether in the place of an earlier one of its use, or why not. */
export type AttachRight =
  | { allowed: true; refType: string; journal: string; roundId: string | null; replaces: boolean }
  | { allowed: false; refusal: 'file-not-found' | 'submission-frozen' };

/**
 * What a reader may have: the file under this name, or nothing. `makers`: known to them; hidden, so that they get a cleaned copy or
 * nothing; or rather not shown, so that they get a cleaned copy where there can be one.
 */
export type ReadRight = { filename: string; makers: 'known' | 'hidden' | 'not shown' } | undefined;

/** Questions to later modules; filled by desk-article, which knows participants, assignments and issues. */
export type FileRights = {
  mayAttach: (db: Db, actor: Actor, refId: string, use: FileUse) => Promise<AttachRight>;
  mayRead: (db: Db, actor: Actor, attachment: Attachment) => Promise<ReadRight>;
  /** Who is named as an author of the record. */
  bylineOf: (db: Db, refId: string) => Promise<{ name: string; email: string | null }[]>;
};

/** Bytes by content hash: a folder here, an object store elsewhere. */
export type ContentStore = {
  /** Streams to a temporary place while counting and hashing; nothing is kept until `keep`. */
  receive: (stream: NodeJS.ReadableStream, limit: number) => Promise<ReceivedContent>;
  /** The content, or the bytes from `start` to `end`, both counted in. */
  read: (sha256: Buffer, range?: { start: number; end: number }) => Promise<Readable>;
  remove: (sha256: Buffer) => Promise<void>;
  /** A file that has come in parts, once it has its full size; measured like one that came in one piece. */
  takeParts: (id: string, size: number) => Promise<ReceivedContent | undefined>;
  removeParts: (id: string) => Promise<void>;
  /** Takes away what was received before this moment and neither kept nor dropped, but for uploads still going on. */
  removeStale: (before: Date, except: ReadonlySet<string>) => Promise<void>;
};
export type ReceivedContent = {
  sha256: Buffer;
  size: number;
  head: Uint8Array;
  tooLarge: boolean;
  /** What lies in the temporary place, for who looks into it before it is kept. */
  open: () => Promise<Readable>;
  /** Once or again: an act that met another in a deadlock is done once more. */
  keep: () => Promise<void>;
  drop: () => Promise<void>;
};

/** The text is what a reader of the file sees, to look for names in; it is not cleaned. */
export type Cleaning =
  | { is: 'clean'; copy: Uint8Array; traces: FileTrace[]; text: string }
  | { is: 'uncleanable'; traces: FileTrace[]; text: string };

/** A copy of a content without what names its makers. */
export type CleanCopy = (content: Uint8Array, mime: string) => Promise<Cleaning>;

/** The type of a file by its content. */
export type TypeOf = (head: Uint8Array, filename: string) => Promise<{ mime: string; label: string }>;

/** `uncheckable`: too large for the scanner. `down`: it cannot be asked. */
export type ScanVerdict = 'clean' | 'infected' | 'uncheckable' | 'down';
export type Scan = (content: Readable) => Promise<ScanVerdict>;

export type MediaNeeds = ActNeeds & {
  rights: FileRights;
  store: ContentStore;
  typeOf: TypeOf;
  clean: CleanCopy;
  /** Absent where no scanner was configured. */
  scan: Scan | undefined;
};
