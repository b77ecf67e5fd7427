import type { Answers } from '@naskhah/contract/answers';
import type { workflowSettings } from '@naskhah/contract/journals/workflow-settings.calls';
import type { Db } from '@naskhah/db/tables';
import { type Actor, may } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { Stage } from '@naskhah/kernel/stages';
import { mailsOfStage } from '@naskhah/words/journals/stage-mails';
import { mailEvents } from '@naskhah/words/messaging/mail-events';
import { silencedEvents } from '../messaging/index.ts';
import type { SettingsNeeds } from './ports.ts';
import { stageList } from './queries/stage-list.ts';
import { saveWorkflowRules } from './use-cases/save-workflow-rules.ts';
import { switchStageMails } from './use-cases/switch-stage-mails.ts';
import { updateStage } from './use-cases/update-stage.ts';
import { leaveOutStage, takeUpStage } from './use-cases/use-stage.ts';

type Place = { journal_id: string; stage: Stage };

export const workflowSettingsAnswers = (db: Db, needs: SettingsNeeds): Answers<typeof workflowSettings> => {
  const found = (actor: Actor, journal: string) =>
    may(actor, 'workflow_management', journal) ? stageList(db, needs.articlesIn, actor, journal) : undefined;
  const one = async (actor: Actor, { journal_id, stage }: Place) => {
    const row = (await found(actor, journal_id))?.rows.find((each) => each.stage === stage);
    return row ? ok(row) : refuse('journal-not-found');
  };
  const after = async <R extends string>(actor: Actor, place: Place, act: Promise<Result<null, R>>) => {
    const done = await act;
    return done.ok ? one(actor, place) : done;
  };
  const mails = async (actor: Actor, { journal_id, stage }: Place) => {
    if (!may(actor, 'workflow_management', journal_id)) return refuse('journal-not-found');
    const silenced = await silencedEvents(db, journal_id);
    return ok(
      mailsOfStage[stage].map((event) => {
        const { name, to, needed } = mailEvents[event];
        return {
          event,
          name_en: name.en,
          name_ms: name.ms,
          to_en: to.en,
          to_ms: to.ms,
          needed: needed === true,
          active: needed === true || !silenced.includes(event),
        };
      }),
    );
  };
  return {
    stageListing: async (actor, { filters, page, size, q, sort: _sort }) => {
      const list = await found(actor, filters.journal_id);
      if (!list) return refuse('journal-not-found');
      const words = q.toLowerCase();
      const rows = list.rows.filter((row) => `${row.name_en} ${row.name_ms}`.toLowerCase().includes(words));
      return ok({ total: rows.length, rows: rows.slice((page - 1) * size, page * size), rules: list.rules });
    },
    retrieveStage: one,
    saveStage: (actor, { journal_id, ...input }) =>
      after(actor, { journal_id, stage: input.stage }, takeUpStage(needs)(actor, { journal: journal_id, ...input })),
    updateStage: (actor, { journal_id, stage, version, name_en, name_ms, days = {}, levels = [] }) =>
      after(
        actor,
        { journal_id, stage },
        updateStage(needs)(actor, {
          journal: journal_id,
          stage,
          version,
          names: { nameEn: name_en, nameMs: name_ms },
          days,
          levels: levels.map(({ preset_id, ...level }) => ({ preset: preset_id, ...level })),
        }),
      ),
    deleteStage: (actor, { journal_id, ...input }) =>
      after(actor, { journal_id, stage: input.stage }, leaveOutStage(needs)(actor, { journal: journal_id, ...input })),
    saveWorkflowRules: async (actor, { journal_id, version, ...given }) => {
      const done = await saveWorkflowRules(needs)(actor, journal_id, version, given);
      if (!done.ok) return done;
      const list = await found(actor, journal_id);
      return list ? ok(list.rules) : refuse('journal-not-found');
    },
    getStageEmail: mails,
    saveStageEmail: async (actor, { journal_id, stage, mails: wanted }) => {
      const done = await switchStageMails(needs)(actor, journal_id, stage, wanted);
      return done.ok ? mails(actor, { journal_id, stage }) : done;
    },
  };
};
