import type { Trx } from '@naskhah/db/tables';
import { type DayRule, shippedRule } from '@naskhah/kernel/day-rule';
import type { Stage } from '@naskhah/kernel/stages';
import { stageNames } from '@naskhah/words/access/preset-words';
import type { StageSettings } from '../domain/stage-settings.ts';

/** A stage of a journal that is locked for this act. */
export const stageSettings = async (trx: Trx, journal: string, stage: Stage): Promise<StageSettings> => {
  const row = await trx
    .selectFrom('journals.stage')
    .select(['name_en', 'name_ms', 'in_use', 'version'])
    .where('journal_id', '=', journal)
    .where('stage', '=', stage)
    .executeTakeFirst();
  return {
    stage,
    nameEn: row?.name_en ?? stageNames[stage].en,
    nameMs: row?.name_ms ?? stageNames[stage].ms,
    inUse: row?.in_use ?? true,
    version: row?.version ?? 0,
  };
};

export const saveStageSettings = async (
  trx: Trx,
  journal: string,
  { stage, nameEn, nameMs, inUse, version }: StageSettings,
): Promise<void> => {
  const values = { name_en: nameEn, name_ms: nameMs, in_use: inUse, version: version + 1 };
  await trx
    .insertInto('journals.stage')
    .values({ journal_id: journal, stage, ...values })
    .onConflict((conflict) => conflict.columns(['journal_id', 'stage']).doUpdateSet(values))
    .execute();
};

/** By what a journal that is locked for this act counts days. */
export const ruleOf = async (trx: Trx, journal: string): Promise<DayRule> => {
  const row = await trx
    .selectFrom('journals.day_rule')
    .select('rule')
    .where('journal_id', '=', journal)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.rule ?? shippedRule;
};

/** From now on the journal counts so; what was given before stays. Twice in one moment is the later one. */
export const beginRule = async (trx: Trx, journal: string, rule: DayRule, now: Date): Promise<void> => {
  const written = JSON.stringify(rule);
  await trx
    .insertInto('journals.day_rule')
    .values({ journal_id: journal, since: now, rule: written })
    .onConflict((conflict) => conflict.columns(['journal_id', 'since']).doUpdateSet({ rule: written }))
    .execute();
};
