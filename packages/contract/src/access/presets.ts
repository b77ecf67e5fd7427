import { stageLevels } from '@naskhah/kernel/stages';
import * as z from 'zod';
import { call, journal, refusals } from '../call.ts';
import { changesOf, listOf, listQuery, shortText, uuid, version } from '../fields.ts';
import { Bit, Choice } from './choices.ts';
import { roleCalls } from './roles.ts';

const managers = journal('team_management');

const Level = z.enum(stageLevels);
export const StageLevels = z.object({
  submission: Level,
  review: Level,
  copyediting: Level,
  production: Level,
  publication: Level,
});

/** 48 bits: beyond the 32-bit operators, within exact numbers. */
const mask = z.int().min(0).max(0xffffffffffff);

const settings = {
  label_en: shortText,
  label_ms: shortText,
  permissions: mask,
  functions: z.int().min(0).max(0x7fffffff),
  stages: StageLevels,
};

export const PresetView = z.object({
  id: uuid,
  journal_id: uuid,
  version: z.int(),
  code: z.string(),
  ...settings,
  label_en: z.string(),
  label_ms: z.string(),
  /** How many people hold it. */
  holders: z.int(),
});

const gone = ['preset-not-found', 'journal-not-found'] as const;
const saving = [...gone, 'preset-name-taken', 'beyond-own-access', 'not-while-switched'] as const;

export const presetListing = call
  .route({
    method: 'POST',
    path: '/api/admin/access-level-preset/listing',
    summary: "A journal's access level presets",
  })
  .meta({ access: managers, limit: 'read', statements: 1 })
  .input(listQuery(z.object({ journal_id: uuid }), ['sort', 'label'], 100))
  .output(listOf(PresetView))
  .errors(refusals('journal-not-found'));

export const retrievePreset = call
  .route({ method: 'POST', path: '/api/admin/access-level-preset/retrieve', summary: 'One preset' })
  .meta({ access: managers, limit: 'read', statements: 1 })
  .input(z.object({ id: uuid }))
  .output(PresetView)
  .errors(refusals('preset-not-found'));

export const savePreset = call
  .route({
    method: 'POST',
    path: '/api/admin/access-level-preset/save',
    summary: 'Add a preset; the id may come from the client',
  })
  .meta({ access: managers, limit: 'act' })
  .input(z.object({ id: uuid.optional(), journal_id: uuid, ...settings }))
  .output(PresetView)
  .errors(refusals('another-content', ...saving));

export const updatePreset = call
  .route({
    method: 'POST',
    path: '/api/admin/access-level-preset/update',
    summary: 'Change a preset for all who hold it',
  })
  .meta({ access: managers, limit: 'act' })
  .input(changesOf(z.object(settings)).extend({ id: uuid, version, stages: StageLevels.partial().optional() }))
  .output(PresetView)
  .errors(refusals(...saving, 'stale-version', 'last-manager', 'articles-need-an-editor'));

export const deletePreset = call
  .route({
    method: 'POST',
    path: '/api/admin/access-level-preset/delete',
    summary: 'Delete a preset that nobody holds',
  })
  .meta({ access: managers, limit: 'act' })
  .input(z.object({ id: uuid, version }))
  .output(z.object({ done: z.literal(true) }))
  .errors(refusals(...gone, 'stale-version', 'preset-in-use', 'not-while-switched'));

export const getStagesSettings = call
  .route({
    method: 'POST',
    path: '/api/admin/access-level-preset/meta/get-custom-stages-settings',
    summary: 'What a preset is put together from: stages, levels, permissions and functions',
  })
  .meta({ access: managers, limit: 'read', statements: 0 })
  .output(
    z.object({
      stages: z.array(Choice),
      levels: z.array(Choice),
      permissions: z.array(Bit.extend({ opens: z.array(z.string()) })),
      functions: z.array(Bit),
    }),
  )
  .errors({});

export const AssignmentView = z.object({
  id: uuid,
  journal_id: uuid,
  preset_id: uuid,
  preset_en: z.string(),
  preset_ms: z.string(),
  user_id: uuid,
  name: z.string(),
  /** The primary one of the person; '' for none. */
  affiliation: z.string(),
  version: z.int(),
  assigned_at: z.string(),
});

const Member = AssignmentView.extend({
  /** Articles of the journal under way in which the person takes part. */
  open_articles: z.int(),
  /** Reviews that the person owes the journal, or was asked for. */
  open_reviews: z.int(),
});

export const assignedListing = call
  .route({
    method: 'POST',
    path: '/api/admin/user-assigned-preset/listing',
    summary: 'Who holds which preset of a journal',
  })
  .meta({ access: managers, limit: 'read', statements: 2 })
  .input(
    listQuery(z.object({ journal_id: uuid, preset_id: uuid.optional() }), [
      'name',
      '-name',
      'assigned_at',
      '-assigned_at',
    ]),
  )
  .output(listOf(Member))
  .errors(refusals('journal-not-found'));

export const retrieveAssigned = call
  .route({ method: 'POST', path: '/api/admin/user-assigned-preset/retrieve', summary: 'One assignment of a preset' })
  .meta({ access: managers, limit: 'read', statements: 1 })
  .input(z.object({ id: uuid }))
  .output(AssignmentView)
  .errors(refusals('assignment-not-found'));

const leaving = ['articles-need-an-editor', 'successor-cannot-edit'] as const;
/** Who becomes the editor of the articles that would be left without one. */
const successor_id = uuid.optional();
const giving = [...gone, 'person-not-found', 'beyond-own-access', 'last-manager', 'not-while-switched'] as const;

export const saveAssigned = call
  .route({ method: 'POST', path: '/api/admin/user-assigned-preset/save', summary: 'Give a person a preset' })
  .meta({ access: managers, limit: 'act' })
  .input(z.object({ id: uuid.optional(), journal_id: uuid, preset_id: uuid, user_id: uuid }))
  .output(AssignmentView)
  .errors(refusals(...giving));

export const updateAssigned = call
  .route({
    method: 'POST',
    path: '/api/admin/user-assigned-preset/update',
    summary: 'Give a person another preset instead',
  })
  .meta({ access: managers, limit: 'act' })
  .input(z.object({ id: uuid, version, preset_id: uuid.optional(), successor_id }))
  .output(AssignmentView)
  .errors(refusals(...giving, ...leaving, 'assignment-not-found', 'stale-version'));

export const deleteAssigned = call
  .route({ method: 'POST', path: '/api/admin/user-assigned-preset/delete', summary: 'Take a preset from a person' })
  .meta({ access: managers, limit: 'act' })
  .input(z.object({ id: uuid, version, successor_id }))
  .output(z.object({ done: z.literal(true) }))
  .errors(
    refusals(
      ...leaving,
      'assignment-not-found',
      'stale-version',
      'last-manager',
      'beyond-own-access',
      'not-while-switched',
    ),
  );

export const teamJournals = call
  .route({
    method: 'POST',
    path: '/api/admin/access/team-journals',
    summary: 'The journals whose team the caller manages, and whether the platform roles are theirs too',
  })
  .meta({ access: managers, limit: 'read', statements: 1 })
  .input(z.object({ q: z.string().trim().max(100).default('') }))
  .output(
    z.object({
      roles: z.boolean(),
      journals: z.array(z.object({ id: uuid, name_en: z.string(), name_ms: z.string() })),
    }),
  )
  .errors({});

export const presetCalls = {
  presetListing,
  retrievePreset,
  savePreset,
  updatePreset,
  deletePreset,
  getStagesSettings,
  assignedListing,
  retrieveAssigned,
  saveAssigned,
  updateAssigned,
  deleteAssigned,
  teamJournals,
  ...roleCalls,
};
