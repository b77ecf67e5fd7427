import type { Db } from '@naskhah/db/tables';
import { submissionRules } from '@naskhah/kernel/submission-rules';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { SettingsNeeds } from '../ports.ts';

/** What a journal asks of submissions, as its form edits it: two statements. */
export const submissionSettings = async (
  db: Db,
  articlesOfSections: SettingsNeeds['articlesOfSections'],
  journal: string,
) => {
  const row = await db
    .selectFrom('journals.journal as j')
    .select(['j.id', 'j.version', 'j.submis_checklist', 'j.submission_rules'])
    .select((on) =>
      jsonArrayFrom(
        on
          .selectFrom('journals.section as s')
          .select(['s.id', 's.title_en', 's.title_ms', 's.open'])
          .whereRef('s.journal_id', '=', 'j.id')
          .orderBy('s.sort')
          .orderBy('s.id'),
      ).as('sections'),
    )
    .where('j.id', '=', journal)
    .executeTakeFirst();
  if (!row) return undefined;
  const articles = await articlesOfSections(db, journal);
  return {
    journal_id: row.id,
    version: row.version,
    sections: row.sections.map((section) => ({ ...section, articles: articles.get(section.id) ?? 0 })),
    submis_checklist: row.submis_checklist,
    ...rulesShown(row.submission_rules),
  };
};

/** The rules as the wizard and the form of settings have them. */
export const rulesShown = (kept: Parameters<typeof submissionRules>[0]) => {
  const { components, metadata, ...rules } = submissionRules(kept);
  const { references } = metadata;
  return {
    ...rules,
    components: { ...components, manuscript: 'required' as const },
    metadata: { ...metadata, references: references === 'off' ? ('offered' as const) : references },
  };
};
