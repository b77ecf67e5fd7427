import type { Db } from '@naskhah/db/tables';
import type { Owner } from '../domain/mail-texts.ts';
import { sameOwner } from '../store/own-texts.ts';

/** Every save of an owner's texts, newest first. */
export const templateHistory = (db: Db, owner: Owner) =>
  db
    .selectFrom('messaging.template_version as v')
    .select(['v.number', 'v.kind', 'v.texts', 'v.saved_by', 'v.saved_at'])
    .where(sameOwner('v', owner))
    .orderBy('v.number', 'desc')
    .limit(200)
    .execute();
