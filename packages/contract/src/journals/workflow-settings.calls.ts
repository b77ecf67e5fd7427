import { anonymities, reviewFacets, stageDayNames, stageDays } from '@naskhah/kernel/stage-settings';
import { stageLevels, stages } from '@naskhah/kernel/stages';
import * as z from 'zod';
import { call, journal, refusals } from '../call.ts';
import { changesOf, day, listOf, listQuery, shortText, uuid, version } from '../fields.ts';

const managers = journal('workflow_management');
const Stage = z.enum(stages);
const one = { journal_id: uuid, stage: Stage };
/** 0 for a stage of which the journal has set nothing yet. */
const stageVersion = z.int().min(0);

const numberOfDays = <N extends (typeof stageDayNames)[number]>(name: N) =>
  z.int().min(1).max(stageDays[name].most).optional();

/** Days by what they are given for; what is left out stays. */
const Days = z.object({
  first_look: numberOfDays('first_look'),
  answer: numberOfDays('answer'),
  report: numberOfDays('report'),
  revision: numberOfDays('revision'),
  decision: numberOfDays('decision'),
  copyedit: numberOfDays('copyedit'),
  layout: numberOfDays('layout'),
});

const Level = z.enum(stageLevels);

export const StageRecord = z.object({
  ...one,
  version: stageVersion,
  name_en: z.string(),
  name_ms: z.string(),
  /** Whether the journal may do without it. */
  optional: z.boolean(),
  in_use: z.boolean(),
  /** What days are counted for in this stage; `most`: the most that can be set. */
  days: z.array(z.object({ name: z.enum(stageDayNames), days: z.int(), most: z.int() })),
  /** Articles that are in it now. */
  articles: z.int(),
  /** Who takes part: what each preset may do in this stage. `version`: that of the preset. */
  levels: z.array(
    z.object({
      preset_id: uuid,
      version: z.int(),
      label_en: z.string(),
      label_ms: z.string(),
      mandatory: z.boolean(),
      level: Level,
      /** Whether the caller may change it: nobody touches what holds more than they do. */
      can_change: z.boolean(),
    }),
  ),
});

const weekday = z.int().min(0).max(6);
const calendar = {
  time_zone: z.string().regex(/^[A-Za-z][A-Za-z0-9_+/-]{1,59}$/, 'time-zone-unknown'),
  /** Whether days are counted on which the journal works, or all of them. */
  working_days: z.boolean(),
  /** Days of the week without work, 0 for Sunday. */
  weekend: z.array(weekday).max(5),
  holidays: z
    .array(z.object({ day, name: z.object({ en: z.string().trim().max(200), ms: z.string().trim().max(200) }) }))
    .max(200)
    .refine((all) => new Set(all.map((holiday) => holiday.day)).size === all.length, { message: 'named-twice' }),
};

/** The four facets of ANSI/NISO Z39.106-2023. */
const review = {
  anonymity: z.enum(anonymities),
  interaction: z.enum(reviewFacets.interaction),
  published: z.enum(reviewFacets.published),
  commenting: z.enum(reviewFacets.commenting),
};

export const WorkflowRules = z.object({ version: z.int(), ...calendar, ...review });

const gone = ['journal-not-found'] as const;
const path = (name: string) => `/api/admin/submission-workflow-settings/${name}` as const;

export const stageListing = call
  .route({ method: 'POST', path: path('listing'), summary: 'The stages of a journal, and the rules of all of them' })
  .meta({ access: managers, limit: 'read', statements: 2 })
  .input(listQuery(z.object({ journal_id: uuid }), ['sort']))
  .output(listOf(StageRecord).extend({ rules: WorkflowRules }))
  .errors(refusals(...gone));

export const retrieveStage = call
  .route({ method: 'POST', path: path('retrieve'), summary: 'One stage of a journal' })
  .meta({ access: managers, limit: 'read', statements: 2 })
  .input(z.object(one))
  .output(StageRecord)
  .errors(refusals(...gone));

export const saveStage = call
  .route({ method: 'POST', path: path('save'), summary: 'Take up an optional stage that the journal did without' })
  .meta({ access: managers, limit: 'act' })
  .input(z.object({ ...one, version: stageVersion }))
  .output(StageRecord)
  .errors(refusals(...gone, 'stale-version', 'stage-not-optional'));

const StageForm = z.object({ name_en: shortText.max(60), name_ms: shortText.max(60), days: Days });

export const updateStage = call
  .route({ method: 'POST', path: path('update'), summary: 'Change names, days and who takes part in a stage' })
  .meta({ access: managers, limit: 'act' })
  .input(
    changesOf(StageForm).extend({
      ...one,
      version: stageVersion,
      levels: z
        .array(z.object({ preset_id: uuid, version, level: Level }))
        .max(100)
        .optional(),
    }),
  )
  .output(StageRecord)
  .errors(
    refusals(
      ...gone,
      'stale-version',
      'day-of-another-stage',
      'preset-not-found',
      'preset-changed',
      'beyond-own-access',
      'articles-need-an-editor',
      'not-while-switched',
    ),
  );

export const deleteStage = call
  .route({ method: 'POST', path: path('delete'), summary: 'Do without an optional stage that no article is in' })
  .meta({ access: managers, limit: 'act' })
  .input(z.object({ ...one, version: stageVersion }))
  .output(StageRecord)
  .errors(refusals(...gone, 'stale-version', 'stage-not-optional', 'stage-has-articles'));

export const saveWorkflowRules = call
  .route({
    method: 'POST',
    path: '/api/admin/journals/save-workflow-rules',
    summary: 'Set time zone, working days, holidays and the type of review of a journal',
  })
  .meta({ access: managers, limit: 'act' })
  .input(changesOf(WorkflowRules.omit({ version: true })).extend({ journal_id: uuid, version }))
  .output(WorkflowRules)
  .errors(refusals(...gone, 'stale-version', 'time-zone-unknown'));

const StageMail = z.object({
  event: z.string(),
  name_en: z.string(),
  name_ms: z.string(),
  to_en: z.string(),
  to_ms: z.string(),
  /** Without it the person cannot go on: it is always sent. */
  needed: z.boolean(),
  active: z.boolean(),
});

const mails = '/api/admin/notification/p/stage-email' as const;

export const getStageEmail = call
  .route({ method: 'POST', path: `${mails}/get`, summary: 'The mails that a stage sends, and whether it does' })
  .meta({ access: managers, limit: 'read', statements: 1 })
  .input(z.object(one))
  .output(z.array(StageMail))
  .errors(refusals(...gone));

export const saveStageEmail = call
  .route({ method: 'POST', path: `${mails}/save`, summary: 'Switch mails of a stage on or off for the whole journal' })
  .meta({ access: managers, limit: 'act' })
  .input(
    z.object({
      ...one,
      mails: z
        .array(z.object({ event: z.string().max(60), active: z.boolean() }))
        .min(1)
        .max(50),
    }),
  )
  .output(z.array(StageMail))
  .errors(refusals(...gone, 'event-not-found', 'event-needed'));

export const workflowSettings = {
  stageListing,
  retrieveStage,
  saveStage,
  updateStage,
  deleteStage,
  saveWorkflowRules,
  getStageEmail,
  saveStageEmail,
};
