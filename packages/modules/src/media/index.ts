export type {
  Attachment,
  AttachRight,
  CleanCopy,
  Cleaning,
  ContentStore,
  FileRights,
  ReadRight,
  ReceivedContent,
  Scan,
  ScanVerdict,
  TypeOf,
} from './ports.ts';
export { coverOf } from './queries/cover-of.ts';
export { attachmentById, insertAttachment } from './store/attachment.ts';
export { setForReview } from './store/for-review.ts';
export { hangFiles, type WantedFile } from './use-cases/hang-files.ts';
