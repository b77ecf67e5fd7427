import type { Actor } from '@naskhah/kernel/actor';
import { answerCheck, verifyJournal } from '@naskhah/modules/verification/host';
import { type Story, told } from './story.ts';

/** Nobody asks the sites of the demo's journals. */
export const verifying = (story: Story) => ({
  ...story.needs,
  enqueue: async () => {},
  issuesOf: async () => [],
  readSite: async () => ({ is: 'failed', why: 'network' }) as const,
});

const versionOf = async (story: Story, id: string): Promise<number> =>
  (await story.trx.selectFrom('journals.journal').select('version').where('id', '=', id).executeTakeFirstOrThrow())
    .version;

const itemsOf = async (story: Story): Promise<string[]> => {
  const { draft } = await story.trx
    .selectFrom('forms.form')
    .select('draft')
    .where('journal_id', 'is', null)
    .executeTakeFirstOrThrow();
  return draft.filter(({ type }) => type === 'check').map(({ id }) => id);
};

/** The secretariat goes through the checklist; a registration without a failed item is passed on. The version of the journal after it. */
export const checkJournal = async (story: Story, actor: Actor, id: string, good: boolean): Promise<number> => {
  const act = answerCheck(verifying(story));
  for (const [at, item] of (await itemsOf(story)).entries()) {
    const fails = !good && at === 3;
    const now = fails
      ? { verdict: 'fail' as const, comment: 'Sila perbaharui sijil laman web jurnal.' }
      : { verdict: 'pass' as const, comment: '' };
    told(await act(actor, { journalId: id, item, was: { verdict: null, comment: '' }, now }));
  }
  const version = await versionOf(story, id);
  if (!good) return version;
  told(await verifyJournal(verifying(story))(actor, { id, version, verdict: 'passed', reason: '' }));
  return versionOf(story, id);
};
