import type { Language } from '@naskhah/kernel/language';

export type MailText = { subject: string; body: string };

/** Keeps the names of the events and asks for both languages of each. */
export const mails = <T extends Record<string, Record<Language, MailText>>>(all: T): T => all;
