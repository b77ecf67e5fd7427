export { referenceCount, referenceList } from './queries/reference-list.ts';
export { type ReferenceEntry, replaceReferences } from './store/reference-list.ts';
