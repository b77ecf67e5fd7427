export { doiIn, splitList } from './domain/split-list.ts';
export { referenceCount, referenceList } from './queries/reference-list.ts';
export { type ReferenceEntry, replaceReferences } from './store/reference-list.ts';
