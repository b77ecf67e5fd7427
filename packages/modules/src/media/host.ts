export { isShownInline } from './domain/accepted-types.ts';
export { mediaAnswers } from './http.ts';
export type { MediaNeeds } from './ports.ts';
export { readableFile } from './queries/readable-file.ts';
export { saveFile } from './use-cases/save-file.ts';
