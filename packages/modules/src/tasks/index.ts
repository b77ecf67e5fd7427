export type { Correspondence, Part, Participant } from './domain/correspondents.ts';
