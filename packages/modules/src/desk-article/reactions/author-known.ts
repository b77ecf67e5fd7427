import type { Reaction } from '../../activity/index.ts';
import { provesAddress } from '../../submissions/index.ts';
import { listedElsewise } from '../queries/listed-elsewise.ts';
import { refreshArticleState } from '../use-cases/refresh-article-state.ts';

/** Together, after the bylines know the account: what a person wrote leaves their editorial lists. */
export const authorKnown: Reaction = async (trx, { event, subject }) => {
  if (!provesAddress(event)) return;
  for (const id of await listedElsewise(trx, subject.id)) await refreshArticleState(trx, id);
};
