import { newId } from '@naskhah/kernel/ids';
import type { Cast } from '@naskhah/testing/attacks/cast';

type Row = { version: number };

/** A form with a question of which every field is said, and one that is shown after its answer. */
export const formRecord = async ({ manager }: Cast, { journal: journal_id }: { journal: string }) => {
  const id = newId();
  const titles = { title_en: `Report ${id}`, title_ms: `Laporan ${id}` };
  await manager.post('/api/admin/forms/add-form', { id, journal_id, purpose: 'review', ...titles });
  const read = () => manager.post<Row>('/api/admin/forms/get-form', { id });
  const text = { en: 'Peat', ms: 'Gambut' };
  const options = [newId(), newId()].map((one) => ({ id: one, label: text }));
  const first = {
    id: newId(),
    type: 'choice',
    label: text,
    help: text,
    required: true,
    shared_with: ['author'],
    options,
  };
  const shown_when = { question: first.id, is: options[0]?.id };
  const scale = {
    id: newId(),
    type: 'scale',
    label: text,
    help: text,
    required: true,
    from: 1,
    to: 5,
    low: text,
    high: text,
  };
  const questions = [first, { ...scale, shared_with: ['author'], shown_when }];
  return {
    by: manager,
    read,
    body: async () => ({ id, version: (await read()).version, ...titles, questions }),
    asOne: ['questions'],
  };
};
