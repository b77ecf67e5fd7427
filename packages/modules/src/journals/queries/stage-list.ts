import type { Db } from '@naskhah/db/tables';
import { type Actor, isAdministrator } from '@naskhah/kernel/actor';
import { allDays, shippedRule } from '@naskhah/kernel/day-rule';
import { functionFlags, hasBit } from '@naskhah/kernel/journal-permission';
import { daysOfStage, isOptional, stageDays } from '@naskhah/kernel/stage-settings';
import { type Stage, type StageLevel, stages } from '@naskhah/kernel/stages';
import { stageNames } from '@naskhah/words/access/preset-words';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { holdsMore } from '../../access/index.ts';
import { facetsOf } from '../domain/review-type.ts';
import { ruleInForce } from './stages-in-force.ts';

const settingsRow = (db: Db, journal: string) =>
  db
    .selectFrom('journals.journal as j')
    .select(['j.id', 'j.settings', 'j.review_type', 'j.time_zone', 'j.version', ruleInForce.as('rule')])
    .select((on) => [
      jsonArrayFrom(
        on
          .selectFrom('journals.stage as s')
          .select(['s.stage', 's.name_en', 's.name_ms', 's.in_use', 's.version'])
          .whereRef('s.journal_id', '=', 'j.id'),
      ).as('stages'),
      jsonArrayFrom(
        on
          .selectFrom('access.preset as p')
          .select(['p.id', 'p.version', 'p.label_en', 'p.label_ms', 'p.function_flags', 'p.permissions'])
          .select(sql<Partial<Record<Stage, StageLevel>>>`p.stages`.as('stages'))
          .whereRef('p.journal_id', '=', 'j.id')
          .orderBy('p.sort')
          .orderBy('p.id'),
      ).as('presets'),
    ])
    .where('j.id', '=', journal)
    .executeTakeFirst();

type Row = NonNullable<Awaited<ReturnType<typeof settingsRow>>>;

const stageOf = (row: Row, stage: Stage, actor: Actor, articles: number) => {
  const kept = row.stages.find((one) => one.stage === stage);
  const days = allDays(row.rule ?? shippedRule);
  return {
    journal_id: row.id,
    stage,
    version: kept?.version ?? 0,
    name_en: kept?.name_en ?? stageNames[stage].en,
    name_ms: kept?.name_ms ?? stageNames[stage].ms,
    optional: isOptional(stage),
    in_use: kept?.in_use ?? true,
    days: daysOfStage(stage).map((name) => ({ name, days: days[name], most: stageDays[name].most })),
    articles,
    levels: row.presets.map((preset) => ({
      preset_id: preset.id,
      version: preset.version,
      label_en: preset.label_en,
      label_ms: preset.label_ms,
      mandatory: hasBit(preset.function_flags, functionFlags.mandatory),
      level: preset.stages[stage] ?? ('none' as const),
      can_change: isAdministrator(actor) || !holdsMore(actor, row.id, preset),
    })),
  };
};

type ArticlesIn = (db: Db, journal: string) => Promise<Partial<Record<Stage, number>>>;

/** The stages of a journal with everything that is set of them, and the rules of all of them: two statements. */
export const stageList = async (db: Db, articlesIn: ArticlesIn, actor: Actor, journal: string) => {
  const row = await settingsRow(db, journal);
  if (!row) return undefined;
  const articles = await articlesIn(db, journal);
  const { working_days, weekend, holidays } = (row.rule ?? shippedRule).calendar;
  return {
    rows: stages.map((stage) => stageOf(row, stage, actor, articles[stage] ?? 0)),
    rules: {
      version: row.version,
      time_zone: row.time_zone,
      working_days,
      weekend,
      holidays: holidays.map(({ day, name }) => ({ day, name: { en: name.en ?? '', ms: name.ms ?? '' } })),
      anonymity: row.settings.anonymity ?? ('double-anonymous' as const),
      ...facetsOf(row.review_type),
    },
  };
};
