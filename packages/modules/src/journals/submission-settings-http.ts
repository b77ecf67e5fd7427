import type { Answers } from '@naskhah/contract/answers';
import type { submissionSettings as calls } from '@naskhah/contract/journals/submission-settings.calls';
import type { Db } from '@naskhah/db/tables';
import { type Actor, may } from '@naskhah/kernel/actor';
import { ok, refuse } from '@naskhah/kernel/result';
import type { SettingsNeeds } from './ports.ts';
import { submissionSettings } from './queries/submission-settings.ts';
import { saveSubmissionSettings } from './use-cases/save-submission-settings.ts';

export const submissionSettingsAnswers = (db: Db, needs: SettingsNeeds): Answers<typeof calls> => {
  const found = async (actor: Actor, journal: string) => {
    const settings = may(actor, 'submission', journal)
      ? await submissionSettings(db, needs.articlesOfSections, journal)
      : undefined;
    return settings ? ok(settings) : refuse('journal-not-found');
  };
  return {
    submissionSettingsOf: (actor, { journal_id }) => found(actor, journal_id),
    saveSubmissionSettings: async (actor, { journal_id, version, sections, submis_checklist, ...given }) => {
      const { components = {}, guidelines = {}, metadata = {}, article_types, abstract_words } = given;
      const done = await saveSubmissionSettings(needs)(actor, {
        journal: journal_id,
        version,
        sections,
        checklist: submis_checklist,
        rules: { article_types, abstract_words, components, guidelines, metadata },
      });
      return done.ok ? found(actor, journal_id) : done;
    },
  };
};
