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
  Trace,
  TraceKind,
  TypeOf,
} from './ports.ts';
export { attachmentById, insertAttachment } from './store/attachment.ts';
