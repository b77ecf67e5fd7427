import type { Db, Trx } from '@naskhah/db/tables';
import { sql } from 'kysely';
import type { MailTexts, Owner } from '../domain/mail-texts.ts';

const noJournal = '00000000-0000-0000-0000-000000000000';

export const sameOwner = (table: string, { event, journal }: Owner) =>
  sql<boolean>`${sql.ref(`${table}.event`)} = ${event}
    and coalesce(${sql.ref(`${table}.journal_id`)}, ${noJournal}) = ${journal ?? noJournal}`;

/** Two saves of the same texts wait for each other. */
export const lockTexts = async (trx: Trx, { event, journal }: Owner): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${event} ${journal}`}, 21))`.execute(trx);
};

/** How often the owner's texts were saved so far: the version that a save must know. */
export const versionOf = async (db: Db, owner: Owner): Promise<number> => {
  const row = await db
    .selectFrom('messaging.template_version as v')
    .select((on) => on.fn.max('v.number').as('number'))
    .where(sameOwner('v', owner))
    .executeTakeFirst();
  return row?.number ?? 0;
};

export const ownTexts = async (db: Db, owner: Owner): Promise<MailTexts | undefined> => {
  const rows = await db
    .selectFrom('messaging.template as t')
    .select(['t.language', 't.subject', 't.body'])
    .where(sameOwner('t', owner))
    .execute();
  const textIn = (language: 'en' | 'ms') => {
    const row = rows.find((one) => one.language === language);
    return row && { subject: row.subject, body: row.body };
  };
  const [en, ms] = [textIn('en'), textIn('ms')];
  return en && ms && { en, ms };
};

type Save = {
  owner: Owner;
  number: number;
  kind: 'saved' | 'restored' | 'reset';
  texts: MailTexts | null;
  by: string;
  at: Date;
  newId: () => string;
};

/** Keeps a save for good and makes it the texts that are sent; without texts the inherited ones hold again. */
export const writeTexts = async (trx: Trx, { owner, number, kind, texts, by, at, newId }: Save): Promise<void> => {
  await trx
    .insertInto('messaging.template_version')
    .values({
      id: newId(),
      event: owner.event,
      journal_id: owner.journal,
      number,
      kind,
      texts: texts && JSON.stringify(texts),
      saved_by: by,
      saved_at: at,
    })
    .execute();
  await trx.deleteFrom('messaging.template as t').where(sameOwner('t', owner)).execute();
  if (texts)
    await trx
      .insertInto('messaging.template')
      .values(
        (['en', 'ms'] as const).map((language) => ({
          id: newId(),
          event: owner.event,
          journal_id: owner.journal,
          language,
          ...texts[language],
          version: number,
        })),
      )
      .execute();
};
