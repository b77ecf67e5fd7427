import type { Db } from '@naskhah/db/tables';
import { type Actor, isAdministrator } from '@naskhah/kernel/actor';
import { inLanguage } from '@naskhah/kernel/language';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { JournalState } from '../domain/journal.ts';
import { mayVerifyJournal } from '../domain/policy.ts';

export type JournalQuestion = {
  page: number;
  size: number;
  sort: string;
  q: string;
  states: JournalState[];
  mine: boolean;
  /** A field of research, or a major field with those below it. */
  discipline?: string | undefined;
};

const openStates: JournalState[] = ['verified', 'active'];

/** Journals that the caller may see, with disciplines and leading people, and how many there are: two statements. */
export const journalList = async (db: Db, actor: Actor, question: JournalQuestion) => {
  const person = actor.kind === 'person' ? actor.person : null;
  const own = actor.kind === 'person' ? [...actor.journals.keys()] : [];
  const seesAll = isAdministrator(actor) || mayVerifyJournal(actor);
  const matching = db
    .selectFrom('journals.journal as j')
    .$if(question.states.length > 0, (query) => query.where('j.state', 'in', question.states))
    .$if(question.discipline !== undefined, (query) =>
      query.where((on) =>
        on.exists(
          on
            .selectFrom('journals.journal_discipline as of')
            .innerJoin('reference_data.code as field', (join) =>
              join.on('field.list', '=', 'discipline').onRef('field.value', '=', 'of.code'),
            )
            .select('of.code')
            .whereRef('of.journal_id', '=', 'j.id')
            .where((or) =>
              or.or([
                or('of.code', '=', question.discipline ?? ''),
                or('field.parent', '=', question.discipline ?? ''),
              ]),
            ),
        ),
      ),
    )
    .$if(question.q !== '', (query) =>
      query.where((on) =>
        on.or([
          on('j.name_en', 'ilike', `%${question.q}%`),
          on('j.name_ms', 'ilike', `%${question.q}%`),
          on('j.publisher', 'ilike', `%${question.q}%`),
          on('j.issn', '=', question.q),
          on('j.eissn', '=', question.q),
        ]),
      ),
    )
    .$if(question.mine || !seesAll, (query) =>
      query.where((on) =>
        on.or([
          ...(question.mine ? [] : [on('j.state', 'in', openStates)]),
          on('j.owner_id', '=', person),
          ...(own.length > 0 ? [on('j.id', 'in', own)] : []),
        ]),
      ),
    );
  const descending = question.sort.startsWith('-');
  const column = question.sort.endsWith('updated_at') ? 'j.updated_at' : 'j.name_en';
  const [{ total }, rows] = await Promise.all([
    matching.select((on) => on.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    matching
      .select([
        'j.id',
        'j.path',
        'j.name_en',
        'j.name_ms',
        'j.abbreviation',
        'j.issn',
        'j.eissn',
        'j.publisher',
        'j.state',
        'j.updated_at',
      ])
      .select((on) => [
        jsonArrayFrom(
          on
            .selectFrom('journals.journal_discipline as d')
            .innerJoin('reference_data.code as c', (join) =>
              join.on('c.list', '=', 'discipline').onRef('c.value', '=', 'd.code'),
            )
            .select(['d.code', 'c.label_en', 'c.label_ms'])
            .whereRef('d.journal_id', '=', 'j.id')
            .orderBy('d.is_primary', 'desc')
            .orderBy('d.sort'),
        ).as('disciplines'),
        jsonArrayFrom(
          on
            .selectFrom('access.assigned_preset as a')
            .innerJoin('access.preset as pr', 'pr.id', 'a.preset_id')
            .innerJoin('identity.person as p', 'p.id', 'a.person_id')
            .select(['p.name', 'pr.label_en as role_en', 'pr.label_ms as role_ms'])
            .whereRef('a.journal_id', '=', 'j.id')
            .where('pr.code', 'in', ['journal-manager', 'editor-in-chief'])
            .orderBy('pr.sort')
            .limit(5),
        ).as('team'),
      ])
      .orderBy(column, descending ? 'desc' : 'asc')
      .orderBy('j.id')
      .limit(question.size)
      .offset((question.page - 1) * question.size)
      .execute(),
  ]);
  return { total, rows };
};

/** A journal as the lists answer it. */
export const listedJournal = <R extends { name_en: string; name_ms: string; updated_at: Date }>(
  row: R,
  language: string,
) => ({
  ...row,
  jnl_name: inLanguage({ en: row.name_en, ms: row.name_ms }, language),
  updated_at: row.updated_at.toISOString(),
});
