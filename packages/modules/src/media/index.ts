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
export { attachmentById, insertAttachment } from './store/attachment.ts';
export { setForReview } from './store/for-review.ts';
