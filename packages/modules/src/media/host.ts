export { isShownInline } from './domain/accepted-types.ts';
export { uploadAllowance } from './domain/upload-allowance.ts';
export { mediaAnswers } from './http.ts';
export type { MediaNeeds } from './ports.ts';
export { readableFile } from './queries/readable-file.ts';
export { allowUpload } from './use-cases/allow-upload.ts';
export { saveFile } from './use-cases/save-file.ts';
export { sweepUploads } from './use-cases/sweep-uploads.ts';
