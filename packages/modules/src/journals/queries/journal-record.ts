import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { articleComponents, contributorTypes } from '@naskhah/kernel/article-components';
import type { DayRule } from '@naskhah/kernel/day-rule';
import type { JournalField } from '@naskhah/kernel/journal-fields';
import type { ReviewType } from '@naskhah/kernel/review-facets';
import type { StageDay } from '@naskhah/kernel/stage-settings';
import { type Stage, stages } from '@naskhah/kernel/stages';
import { submissionRules } from '@naskhah/kernel/submission-rules';
import { stageNames } from '@naskhah/words/access/preset-words';
import { wizardFiles } from '@naskhah/words/submissions/wizard-files';
import { wizardPeople } from '@naskhah/words/submissions/wizard-people';
import type { Text } from '@naskhah/words/text';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { accessDataOf } from '../../access/index.ts';
import {
  fieldsToWrite,
  mayEditJournal,
  mayReadField,
  mayReadMessages,
  maySeeJournal,
  mayVerifyJournal,
} from '../domain/policy.ts';
import { teamRows } from './journal-team.ts';
import { ruleInForce } from './stages-in-force.ts';

const named = <V extends string>(value: V, { en, ms }: Text) => ({ value, label_en: en, label_ms: ms });

/** What the days of each stage are counted for, in one number. */
const dayOf: Record<Stage, StageDay | undefined> = {
  submission: 'first_look',
  review: 'report',
  copyediting: 'copyedit',
  production: 'layout',
  publication: undefined,
};

type KeptStage = { stage: Stage; name_en: string; name_ms: string; in_use: boolean };

/** The stages that the journal has in use, by its names. */
const stagesOf = (kept: readonly KeptStage[], rule: DayRule | null) =>
  stages.flatMap((stage) => {
    const set = kept.find((one) => one.stage === stage);
    if (set && !set.in_use) return [];
    const day = dayOf[stage];
    const name = set ? { en: set.name_en, ms: set.name_ms } : stageNames[stage];
    return [{ ...named(stage, name), due_days: (day && rule?.days[day]) ?? null }];
  });

const journalRow = (db: Db, id: string) =>
  db
    .selectFrom('journals.journal as j')
    .selectAll('j')
    .select((on) => [
      sql<string[]>`coalesce((select array_agg(d.code order by d.is_primary desc, d.sort, d.code)
        from journals.journal_discipline d where d.journal_id = j.id), '{}')`.as('disciplines'),
      sql<number>`(select count(*)::int from journals.board_member b where b.journal_id = j.id)`.as('board'),
      ruleInForce.as('rule'),
      jsonArrayFrom(
        on
          .selectFrom('journals.stage as g')
          .select(['g.stage', 'g.name_en', 'g.name_ms', 'g.in_use'])
          .whereRef('g.journal_id', '=', 'j.id'),
      ).as('stages'),
      jsonArrayFrom(teamRows(db, id)).as('team'),
      jsonArrayFrom(
        on
          .selectFrom('access.preset as pr')
          .select(['pr.id', 'pr.code as value', 'pr.label_en', 'pr.label_ms', 'pr.permissions as acl'])
          .select('pr.function_flags as functions')
          .whereRef('pr.journal_id', '=', 'j.id')
          .orderBy('pr.sort')
          .orderBy('pr.id'),
      ).as('presetRoles'),
      jsonArrayFrom(
        on
          .selectFrom('media.attachment as f')
          .innerJoin('media.content as m', 'm.sha256', 'f.sha256')
          .select(['f.id', 'f.ref_id', 'f.use', 'f.filename', 'f.label', 'm.mime as type', 'm.size', 'f.created_at'])
          .whereRef('f.ref_id', '=', 'j.id')
          .where('f.ref_type', '=', 'journal')
          .where('f.removed_at', 'is', null)
          .orderBy('f.created_at'),
      ).as('files'),
    ])
    .where('j.id', '=', id)
    .executeTakeFirst();

/** One journal with what this actor may read of it, or undefined where they may not see it: one statement. */
export const journalRecord = async (db: Db, actor: Actor, id: string) => {
  const row = await journalRow(db, id);
  if (!row) return undefined;
  const owned = { id: row.id, ownerId: row.owner_id, state: row.state };
  if (!maySeeJournal(actor, owned)) return undefined;
  const write = fieldsToWrite(actor, owned);
  const { components } = submissionRules(row.submission_rules);
  const seen = <T>(field: JournalField, value: T): T | null => (mayReadField(actor, owned, field) ? value : null);
  return {
    id: row.id,
    journal_id: row.id,
    jnl_id: row.id,
    path: row.path,
    jnl_name: row.name_en || row.name_ms,
    name_en: row.name_en,
    name_ms: row.name_ms,
    abbreviation: row.abbreviation,
    issn: row.issn,
    eissn: row.eissn,
    publisher: row.publisher,
    disciplines: row.disciplines,
    institution_ror: seen('institution_ror', row.institution_ror),
    country: seen('country', row.country || null),
    website: seen('website', row.website),
    scope: seen('scope', row.scope),
    principal_contact: seen('principal_contact', row.contacts.principal ?? null),
    support_contact: seen('support_contact', row.contacts.support ?? null),
    publisher_type: seen('publisher_type', row.publisher_type),
    first_year: seen('first_year', row.first_year),
    frequency: seen('frequency', row.frequency),
    languages: seen('languages', row.languages),
    review_type: seen('review_type', row.review_type as ReviewType),
    access_type: seen('access_type', row.access_type),
    peer_review: seen('peer_review', row.peer_review),
    ethics: seen('ethics', row.ethics),
    archiving: seen('archiving', row.archiving),
    fees: seen('fees', row.fees),
    mysitasi_url: seen('mysitasi_url', row.mysitasi_url),
    board: seen('board', row.board),
    license: seen('license', row.license),
    submis_checklist: seen('submis_checklist', row.submis_checklist),
    submissionChecklist: seen('submissionChecklist', row.submis_checklist),
    contributor: seen(
      'contributor',
      contributorTypes.map((type) => named(type, wizardPeople[type])),
    ),
    articleComponent: seen(
      'articleComponent',
      articleComponents.flatMap(({ value, many }) =>
        components[value] === 'off'
          ? []
          : [{ ...named(value, wizardFiles[value]), many, required: components[value] === 'required' }],
      ),
    ),
    journalStages: seen('journalStages', stagesOf(row.stages, row.rule)),
    team: seen('team', row.team),
    presetRoles: seen('presetRoles', row.presetRoles),
    files: seen(
      'files',
      row.files.map((file) => ({ ...file, created_at: new Date(file.created_at).toISOString() })),
    ),
    access_settings: accessDataOf(actor, row.id),
    state: row.state,
    takes_submissions: row.takes_submissions,
    state_reason: mayEditJournal(actor, owned) || mayVerifyJournal(actor) ? row.state_reason : null,
    version: row.version,
    can: {
      edit: write.length > 0,
      write,
      submit: mayEditJournal(actor, owned) && (row.state === 'draft' || row.state === 'returned'),
      delete: mayEditJournal(actor, owned) && row.state === 'draft',
      messages: mayReadMessages(actor, row.id),
      verify: mayVerifyJournal(actor) && (row.state === 'submitted' || row.state === 'checking'),
    },
  };
};
