export type {
  Attachment,
  AttachRight,
  ContentStore,
  FileRights,
  ReadRight,
  ReceivedContent,
  Scan,
  ScanVerdict,
  TypeOf,
} from './ports.ts';
export { attachmentById, insertAttachment } from './store/attachment.ts';
