import { type JournalField, journalFieldNames } from './journal-fields.ts';

/** What a registration is returned for: a field of it, or the registration as a whole. */
export type ReasonField = JournalField | 'registration';
export const reasonFields: [ReasonField, ...ReasonField[]] = ['registration', ...journalFieldNames];

export const isReasonField = (field: string): field is ReasonField => reasonFields.some((one) => one === field);
