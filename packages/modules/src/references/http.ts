import type { Answers } from '@naskhah/contract/answers';
import type { references } from '@naskhah/contract/references/calls';
import type { Db } from '@naskhah/db/tables';
import { ok, refuse } from '@naskhah/kernel/result';
import type { ReferencesNeeds } from './ports.ts';
import { referenceList } from './queries/reference-list.ts';
import { saveReferenceList } from './use-cases/save-reference-list.ts';

export const referencesAnswers = (db: Db, needs: ReferencesNeeds): Answers<typeof references> => ({
  getReferenceList: async (actor, { article_id }) => {
    const rights = await needs.rights(db, actor, article_id);
    return rights.see ? ok(await referenceList(db, article_id)) : refuse('submission-not-found');
  },
  saveReferenceList: async (actor, { article_id, entries, pasted }) => {
    const saved = await saveReferenceList(needs)(actor, { articleId: article_id, entries, pasted });
    return saved.ok ? ok(await referenceList(db, article_id)) : saved;
  },
});
