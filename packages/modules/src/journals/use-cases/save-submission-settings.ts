import type { Actor } from '@naskhah/kernel/actor';
import type { ChecklistItem } from '@naskhah/kernel/documents';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { type KeptSubmissionRules, submissionRules } from '@naskhah/kernel/submission-rules';
import { type Given, withGiven } from '@naskhah/kernel/with-given';
import { type SectionGiven, sectionsToDelete } from '../domain/sections.ts';
import type { SettingsNeeds } from '../ports.ts';
import { saveSections, sectionIds } from '../store/sections.ts';
import { saveSubmissionRules } from '../store/submission-rules.ts';
import { lockedSettings } from './locked-settings.ts';

type Input = {
  journal: string;
  version: number;
  sections: readonly SectionGiven[] | undefined;
  checklist: readonly ChecklistItem[] | undefined;
  rules: Given<Pick<KeptSubmissionRules, 'article_types' | 'abstract_words'>> & {
    components: Given<NonNullable<KeptSubmissionRules['components']>>;
    guidelines: Given<{ en: string; ms: string }>;
    metadata: Given<NonNullable<KeptSubmissionRules['metadata']>>;
  };
};
type Refusal = 'journal-not-found' | 'stale-version' | 'section-not-found' | 'section-has-articles' | 'no-open-section';

/** What a journal asks of submissions from now on, drafts that were begun before among them. */
export const saveSubmissionSettings =
  (needs: SettingsNeeds) =>
  (actor: Actor, input: Input): Promise<Result<null, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<null, Refusal>> => {
      const locked = await lockedSettings(trx, actor, 'submission', input.journal);
      if (!locked.ok) return locked;
      const journal = locked.value;
      if (journal.version !== input.version) return refuse('stale-version');
      if (input.sections) {
        const articles = await needs.articlesOfSections(trx, journal.id);
        const gone = sectionsToDelete(await sectionIds(trx, journal.id), input.sections, articles);
        if (!gone.ok) return gone;
        if (!(await saveSections(trx, journal.id, gone.value, input.sections)))
          return refuse('section-not-found', [{ path: 'sections', code: 'section-not-found' }]);
      }
      const { components, guidelines, metadata, ...given } = input.rules;
      const kept = submissionRules(journal.submission_rules);
      const rules = {
        ...withGiven<Pick<typeof kept, 'article_types' | 'abstract_words'>>(kept, given),
        components: withGiven(kept.components, components),
        guidelines: withGiven(kept.guidelines, guidelines),
        metadata: withGiven(kept.metadata, metadata),
      };
      const checklist = input.checklist ?? journal.submis_checklist;
      await saveSubmissionRules(trx, journal, { rules: { ...kept, ...rules }, checklist }, needs.clock());
      await needs.tell(trx, actor, {
        event: 'submission-settings-were-saved',
        subject: { type: 'journal', id: journal.id },
        journal: journal.id,
      });
      return ok(null);
    });
