import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { ActNeeds } from '../../activity/index.ts';
import { ensureJournal } from '../../journals/index.ts';
import type { ReadArticle } from '../ports.ts';

/** The journal that the file names, made and told of where it is not here yet. */
export const journalOfFile = async (
  trx: Trx,
  needs: ActNeeds,
  actor: Actor,
  { journal, licence }: ReadArticle,
): Promise<string | undefined> => {
  if (journal.titles.length === 0 && !journal.abbreviation) return undefined;
  const numberOf = (...kinds: string[]) => journal.issns.find(({ kind }) => kinds.includes(kind))?.value ?? null;
  const described = {
    titles: journal.titles,
    abbreviation: journal.abbreviation,
    issn: numberOf('print'),
    eissn: numberOf('electronic') ?? numberOf('unknown', 'linking'),
    publisher: journal.publisher ?? '',
    license: licence.url ?? null,
  };
  const found = await ensureJournal(trx, described, { newId: needs.newId, now: needs.clock() });
  if (found.made)
    await needs.tell(trx, actor, {
      event: 'journal-was-imported',
      subject: { type: 'journal', id: found.id },
      journal: found.id,
    });
  return found.id;
};
