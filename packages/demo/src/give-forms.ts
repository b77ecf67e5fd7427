import { addForm, publishForm, saveForm } from '@naskhah/modules/forms/host';
import { isJournal } from '@naskhah/modules/journals/host';
import { journalId } from './found-journals.ts';
import { journalSeeds } from './journals.ts';
import { type Story, told } from './story.ts';

const reports = {
  'structured-report': { title_en: 'Structured report with scores', title_ms: 'Laporan berstruktur dengan skor' },
  'general-report': { title_en: 'General report', title_ms: 'Laporan umum' },
  'registered-report': { title_en: 'Registered report', title_ms: 'Laporan berdaftar' },
};

/** The forms of the journals that are open: one given out, one given out and changed since, one that is only a draft. */
export const giveForms = async (story: Story): Promise<void> => {
  const needs = { ...story.needs, isJournal };
  for (const seed of journalSeeds.filter(({ verdict }) => verdict === 'verified')) {
    const journal_id = journalId(story, seed.key);
    const manager = await story.actor(seed.manager);
    // After all that was told of the journals so far.
    story.begin();
    for (const [code, titles] of Object.entries(reports)) {
      story.when(3);
      const begin = { with: 'shipped' as const, code };
      const added = { id: story.newId(), journal_id, purpose: 'review' as const, ...titles, begin };
      const id = told(await addForm(needs)(manager, added));
      if (code === 'registered-report') continue;
      story.when(2);
      told(await publishForm(needs)(manager, { id, version: 1 }));
      if (code === 'structured-report') continue;
      story.when(1);
      const { draft } = await story.trx
        .selectFrom('forms.form')
        .select('draft')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const questions = draft.map((one) => (one.type === 'long-text' ? { ...one, required: true } : one));
      told(await saveForm(needs)(manager, { id, version: 2, questions }));
    }
  }
};
