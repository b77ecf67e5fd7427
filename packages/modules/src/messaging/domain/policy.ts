import { type Actor, isAdministrator, may } from '@naskhah/kernel/actor';

/** Mail texts of a journal belong to who holds its templates, the platform's to its Administrators. */
export const mayEditTexts = (actor: Actor, journal: string | null): boolean =>
  journal === null ? isAdministrator(actor) : may(actor, 'email_template', journal);
