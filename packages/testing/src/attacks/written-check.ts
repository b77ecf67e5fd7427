import { newId } from '@naskhah/kernel/ids';
import type { Actor } from './cast.ts';
import type { Words } from './words.ts';

type Checking = { version: number; checklist: { questions: { id: string; type: string }[] } };
const at = (act: string) => `/api/admin/verification/${act}`;

/** The secretariat fails an item and adds a field, with texts in both, returns the registration, and later finds nothing to say. */
export const writeCheck = (admin: Actor, { block }: Words, journal: string) => {
  const asked = { journal_id: journal };
  const answer = async (verdict: string, comment: string, which: 'first' | 'all') => {
    const { checklist } = await admin.post<Checking>(at('get-checking'), asked);
    const items = checklist.questions.filter(({ type }) => type === 'check').map(({ id }) => id);
    for (const item of which === 'first' ? items.slice(0, 1) : items)
      await admin.post(at('answer-check'), {
        ...asked,
        item,
        was: { verdict: null, comment: '' },
        now: { verdict, comment },
      });
  };
  return {
    fail: async (): Promise<number> => {
      await answer('fail', block().slice(0, 2000), 'first');
      const now = [{ field: 'publisher', reason: block().slice(0, 2000) }];
      return (await admin.post<Checking>(at('save-return-fields'), { ...asked, was: [], now })).version;
    },
    pass: async (): Promise<number> => {
      const note = { ...asked, id: newId(), message: block(), staff_only: true };
      await admin.post('/api/admin/pengurusan-jurnal/thread/save-thread', note);
      await admin.post(at('get-thread'), asked);
      await admin.post(at('run-checks'), asked);
      await answer('pass', '', 'all');
      return (await admin.post<Checking>(at('get-checking'), asked)).version;
    },
  };
};
