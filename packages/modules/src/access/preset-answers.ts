import type { presetCalls } from '@naskhah/contract/access/presets';
import type { Answers } from '@naskhah/contract/answers';
import type { Db } from '@naskhah/db/tables';
import { isAdministrator } from '@naskhah/kernel/actor';
import {
  journalPermissionBits,
  journalPermissions,
  type PresetFlag,
  presetFlagBits,
} from '@naskhah/kernel/journal-permission';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { stageLevels, stages } from '@naskhah/kernel/stages';
import { takenFrom } from '@naskhah/kernel/with-given';
import { flagNames, functionNames, levelNames, stageNames } from '@naskhah/words/access/preset-words';
import { journalSections } from '@naskhah/words/journals/journal-sections';
import type { Text } from '@naskhah/words/text';
import { mayManageTeam } from './domain/policy.ts';
import { moduleChoices } from './menu-answer.ts';
import type { AccessNeeds } from './ports.ts';
import { assignmentById, assignments } from './queries/assignments.ts';
import { presetById, presetRows } from './queries/preset-rows.ts';
import { roles } from './queries/roles.ts';
import type { PresetInput } from './store/preset.ts';
import { addPreset } from './use-cases/add-preset.ts';
import { addRole } from './use-cases/add-role.ts';
import { changeAssignment } from './use-cases/change-assignment.ts';
import { deletePreset } from './use-cases/delete-preset.ts';
import { deleteRole } from './use-cases/delete-role.ts';
import { givePreset } from './use-cases/give-preset.ts';
import { takePreset } from './use-cases/take-preset.ts';
import { updatePreset } from './use-cases/update-preset.ts';
import { updateRole } from './use-cases/update-role.ts';

const labels = ({ en, ms }: Text) => ({ label_en: en, label_ms: ms });

const sectionBits = [...new Set(journalPermissions.map((name) => journalPermissionBits[name]))].map((bit) => {
  const sections = journalPermissions.filter((name) => journalPermissionBits[name] === bit);
  const joined = (language: 'en' | 'ms') => sections.map((name) => journalSections[name][language]).join(' + ');
  return { bit, label_en: joined('en'), label_ms: joined('ms'), opens: sections };
});

type PresetForm = {
  label_en: string;
  label_ms: string;
  permissions: number;
  functions: number;
  stages: Record<string, string>;
};

const inputOf = takenFrom<PresetInput, PresetForm>({
  labelEn: 'label_en',
  labelMs: 'label_ms',
  permissions: 'permissions',
  functions: 'functions',
  stages: 'stages',
});

export const presetAnswers = (db: Db, needs: AccessNeeds): Answers<typeof presetCalls> => {
  const preset = async <R extends string>(act: Promise<Result<string, R>>) => {
    const done = await act;
    if (!done.ok) return done;
    const view = await presetById(db, done.value);
    return view ? ok(view) : refuse('preset-not-found');
  };
  const assignment = async <R extends string>(act: Promise<Result<string, R>>) => {
    const done = await act;
    if (!done.ok) return done;
    const view = await assignmentById(db, done.value);
    return view ? ok(view) : refuse('preset-not-found');
  };
  const platformRoles = async () => ({
    roles: await roles(db),
    flags: (Object.keys(presetFlagBits) as PresetFlag[]).map((flag) => ({
      bit: presetFlagBits[flag],
      ...labels(flagNames[flag]),
    })),
    modules: moduleChoices(),
  });
  return {
    presetListing: async (actor, { filters, ...question }) =>
      mayManageTeam(actor, filters.journal_id)
        ? ok(await presetRows(db, { ...question, journal: filters.journal_id }))
        : refuse('journal-not-found'),
    retrievePreset: async (actor, { id }) => {
      const view = await presetById(db, id);
      return view && mayManageTeam(actor, view.journal_id) ? ok(view) : refuse('preset-not-found');
    },
    savePreset: (actor, { id, journal_id, ...form }) => preset(addPreset(needs)(actor, id, journal_id, inputOf(form))),
    updatePreset: (actor, { id, version, ...form }) => preset(updatePreset(needs)(actor, id, version, inputOf(form))),
    deletePreset: (actor, { id, version }) => deletePreset(needs)(actor, id, version),
    getStagesSettings: async () =>
      ok({
        stages: stages.map((value) => ({ value, ...labels(stageNames[value]) })),
        levels: stageLevels.map((value) => ({ value, ...labels(levelNames[value]) })),
        permissions: sectionBits,
        functions: functionNames.map(({ bit, name }) => ({ bit, ...labels(name) })),
      }),
    assignedListing: async (actor, { filters: { journal_id: journal, preset_id: preset }, ...question }) => {
      if (actor.kind !== 'person' || !mayManageTeam(actor, journal)) return refuse('journal-not-found');
      const { total, rows } = await assignments(db, { ...question, journal, preset });
      const people = rows.map(({ user_id }) => user_id);
      const work = new Map((await needs.workOf(actor.person, journal, people)).map((one) => [one.person, one]));
      const workIn = (id: string) => ({
        open_articles: work.get(id)?.articles ?? 0,
        open_reviews: work.get(id)?.reviews ?? 0,
      });
      return ok({ total, rows: rows.map((row) => ({ ...row, ...workIn(row.user_id) })) });
    },
    retrieveAssigned: async (actor, { id }) => {
      const view = await assignmentById(db, id);
      return view && mayManageTeam(actor, view.journal_id) ? ok(view) : refuse('assignment-not-found');
    },
    saveAssigned: (actor, { id, journal_id, preset_id, user_id }) =>
      assignment(givePreset(needs)(actor, { id, journal: journal_id, preset: preset_id, person: user_id })),
    updateAssigned: (actor, { id, version, preset_id, successor_id }) =>
      assignment(changeAssignment(needs)(actor, { id, version, next: preset_id, successor: successor_id })),
    deleteAssigned: (actor, { id, version, successor_id }) =>
      takePreset(needs)(actor, { id, version, successor: successor_id }),
    teamJournals: async (actor, { q }) => {
      const admin = isAdministrator(actor);
      const own = actor.kind === 'person' ? [...actor.journals.keys()] : [];
      const ids = admin ? 'all' : own.filter((id) => mayManageTeam(actor, id));
      return ok({ roles: admin, journals: await needs.journals(ids, q) });
    },
    addRole: async (actor, { label_en, label_ms, ...form }) => {
      const done = await addRole(needs)(actor, { ...form, labelEn: label_en, labelMs: label_ms });
      return done.ok ? ok({ acl: done.value, ...(await platformRoles()) }) : done;
    },
    deleteRole: async (actor, { acl, version }) => {
      const done = await deleteRole(needs)(actor, acl, version);
      return done.ok ? ok(await platformRoles()) : done;
    },
    listRoles: async () => ok(await platformRoles()),
    updateRole: async (actor, { label_en, label_ms, ...form }) => {
      const done = await updateRole(needs)(actor, { ...form, labelEn: label_en, labelMs: label_ms });
      return done.ok ? ok(await platformRoles()) : done;
    },
  };
};
