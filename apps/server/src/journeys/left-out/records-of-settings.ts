/** What a journal's editors work by, as the calls that change it take it. */
import { type Records, requested } from './records-of-articles.ts';

type Row = { stage: string; version: number; levels: { preset_id: string; version: number; level: string }[] };
type Listing = { rows: Row[]; rules: { version: number } };

const settings = '/api/admin/submission-workflow-settings';

const stage: Records[string] = async ({ manager }, { journal }) => {
  const read = () => manager.post<Row>(`${settings}/retrieve`, { journal_id: journal, stage: 'review' });
  const { levels } = await read();
  const { preset_id, version: before } = requested(levels.find(({ level }) => level === 'recommend'));
  const days = { answer: 5, report: 15, revision: 25, decision: 3 };
  const whole = { journal_id: journal, stage: 'review', name_en: 'Peer review', name_ms: 'Pewasitan rakan', days };
  return {
    by: manager,
    read,
    body: async () => ({
      ...whole,
      version: (await read()).version,
      levels: [{ preset_id, version: before, level: 'recommend' }],
    }),
    empty: ['days.first_look', 'days.copyedit', 'days.layout'],
    asOne: ['levels'],
  };
};

const rules: Records[string] = async ({ manager }, { journal }) => {
  const read = async () =>
    (await manager.post<Listing>(`${settings}/listing`, { filters: { journal_id: journal } })).rules;
  const holidays = [{ day: '2026-08-31', name: { en: 'National Day', ms: 'Hari Kebangsaan' } }];
  const calendar = { time_zone: 'Asia/Kuching', working_days: true, weekend: [5, 6], holidays };
  const review = { anonymity: 'open', interaction: 'authors', published: 'reports', commenting: 'open' };
  return {
    by: manager,
    read,
    body: async () => ({ journal_id: journal, version: (await read()).version, ...calendar, ...review }),
    asOne: ['holidays'],
  };
};

const submission: Records[string] = async ({ manager }, { journal: journal_id }) => {
  type Settings = { version: number; sections: { id: string; articles: number }[] };
  const read = () => manager.post<Settings>('/api/admin/journals/submission-settings', { journal_id });
  const sections = (await read()).sections.map(({ articles: _articles, ...section }) => section);
  const whole = {
    journal_id,
    sections,
    article_types: ['research-article'],
    components: { 'title-page': 'required', figure: 'off', table: 'required', supplementary: 'off' },
    abstract_words: 250,
    guidelines: { en: 'Be brief.', ms: 'Ringkas.' },
    metadata: {
      keywords: 'asked',
      references: 'required',
      competing_interests: 'asked',
      funding: 'required',
      data_availability: 'off',
      ethics: 'required',
      ai_use: 'asked',
    },
    submis_checklist: [{ id: 'one', text: { en: 'Read', ms: 'Baca' } }],
  };
  return {
    by: manager,
    read,
    body: async () => ({ ...whole, version: (await read()).version }),
    asOne: ['sections', 'submis_checklist'],
  };
};

export const recordsOfSettings: Records = {
  'workflowSettings.updateStage': stage,
  'workflowSettings.saveWorkflowRules': rules,
  'submissionSettings.saveSubmissionSettings': submission,
};
