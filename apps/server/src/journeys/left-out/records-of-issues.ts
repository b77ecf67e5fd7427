/** The records of volumes and issues, as the calls that change them take them. */
import { newId } from '@naskhah/kernel/ids';
import { type Records, requested } from './records-of-articles.ts';

type Row = { id: string; version: number };

const base = '/api/admin/pengurusan-jurnal';
const aVolume = (journal_id: string) => ({
  id: newId(),
  journal_id,
  number: newId().slice(-6),
  year: 2026,
  title: { en: 'One' },
});

const volume: Records[string] = async ({ manager }, { journal }) => {
  const whole = aVolume(journal);
  await manager.post(`${base}/insert-volume`, whole);
  const read = async () => {
    const rows = await manager.post<Row[]>(`${base}/get-volume-list`, { journal_id: journal });
    return requested(rows.find(({ id }) => id === whole.id));
  };
  return { by: manager, read, body: async () => whole };
};

const issue: Records[string] = async ({ manager }, { journal }) => {
  const inVolume = aVolume(journal);
  await manager.post(`${base}/insert-volume`, inVolume);
  const texts = { number: '2', title: { en: 'Fires' }, description: { en: 'On fires' } };
  const whole = { id: newId(), journal_id: journal, volume_id: inVolume.id, ...texts };
  const more = { continuous: true, planned_on: '2027-01-01' };
  await manager.post(`${base}/insert-issue`, { ...whole, ...more });
  const read = () => manager.post<Row>(`${base}/get-issue-data`, { id: whole.id });
  return { by: manager, read, body: async () => ({ ...whole, ...more, version: (await read()).version }) };
};

const place: Records[string] = async ({ manager }, { journal, placed }) => {
  const inVolume = aVolume(journal);
  await manager.post(`${base}/insert-volume`, inVolume);
  const issue_id = newId();
  const numbered = { id: issue_id, journal_id: journal, volume_id: inVolume.id, number: '3' };
  await manager.post(`${base}/insert-issue`, numbered);
  return {
    by: manager,
    read: () => manager.post(`${base}/get-issue-article`, { issue_id }),
    body: async () => ({ article_id: placed, issue_id, pages: '1–12' }),
  };
};

export const recordsOfIssues: Records = {
  'publishing.insertVolume': volume,
  'publishing.insertIssue': issue,
  'publishing.updateArticleIssue': place,
};
