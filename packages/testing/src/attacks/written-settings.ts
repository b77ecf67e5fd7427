import type { Cast } from './cast.ts';
import type { Words } from './words.ts';

type Versioned = { version: number };
type Submission = Versioned & { sections: { id: string; open: boolean }[]; submis_checklist: { id: string }[] };

/** What the editors of a journal work by: every text of its settings. */
export const writeSettings = async ({ manager }: Cast, { line, block }: Words, journal_id: string): Promise<void> => {
  const stages = '/api/admin/submission-workflow-settings';
  const review = { journal_id, stage: 'review' };
  const names = { name_en: line(60), name_ms: line(60) };
  await manager.post(`${stages}/update`, { ...review, version: 0, ...names, days: { report: 20 } });
  const copyediting = { journal_id, stage: 'copyediting' };
  const left = await manager.post<Versioned>(`${stages}/delete`, { ...copyediting, version: 0 });
  await manager.post(`${stages}/save`, { ...copyediting, version: left.version });
  const { version } = await manager.post<Versioned>('/api/admin/journals/get-journals', { id: journal_id });
  const holiday = { day: '2026-08-31', name: { en: line(200), ms: line(200) } };
  await manager.post('/api/admin/journals/save-workflow-rules', { journal_id, version, holidays: [holiday] });
  const asked = { journal_id };
  const read = await manager.post<Submission>('/api/admin/journals/submission-settings', asked);
  const sections = read.sections.map(({ id, open }) => ({ id, open, title_en: line(300), title_ms: line(300) }));
  const texts = { guidelines: { en: block(), ms: block() } };
  const submis_checklist = read.submis_checklist.map(({ id }) => ({ id, text: { en: line(), ms: line() } }));
  await manager.post('/api/admin/journals/save-submission-settings', {
    ...asked,
    version: read.version,
    sections,
    submis_checklist,
    ...texts,
  });
  const mails = [{ event: 'review-was-accepted', active: false }];
  await manager.post('/api/admin/notification/p/stage-email/save', { ...review, mails });
};
