import type { CodeList } from '../code-lists.ts';

export type ReferenceDataFacts = {
  'code-was-saved': { about: 'portal'; data: { list: CodeList; value: string } };
  'code-was-deleted': { about: 'portal'; data: { list: CodeList; value: string } };
  'codes-were-imported': { about: 'portal'; data: { list: CodeList; added: number; changed: number } };
};
