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

export const recordsOfSettings: Records = {
  'workflowSettings.updateStage': stage,
  'workflowSettings.saveWorkflowRules': rules,
};
