import type { Language } from '@naskhah/kernel/language';

/** The texts of one kind of mail, in both languages. */
export type MailTexts = Record<Language, { subject: string; body: string }>;

/** Whose texts: a journal's own, or the platform's where there is no journal. */
export type Owner = { event: string; journal: string | null };

export type Origin = 'journal' | 'platform' | 'shipped';
