export type {
  Attachment,
  AttachRight,
  ContentStore,
  FileRights,
  FileUse,
  ReadRight,
  ReceivedContent,
  TypeOf,
} from './ports.ts';
export { attachmentById, insertAttachment } from './store/attachment.ts';
