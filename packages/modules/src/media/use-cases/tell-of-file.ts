import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { FileUse } from '@naskhah/kernel/file-use';
import type { AttachRight, MediaNeeds } from '../ports.ts';

type Told = {
  right: Extract<AttachRight, { allowed: true }>;
  refId: string;
  attachment: string;
  use: FileUse;
};

/** What happened to a file of an article or of a journal; of a person's own nobody needs to hear. */
export const tellOfFile = async (
  { tell }: Pick<MediaNeeds, 'tell'>,
  trx: Trx,
  actor: Actor,
  what: 'added' | 'removed',
  { right, refId, attachment, use }: Told,
): Promise<void> => {
  const about = { journal: right.journal, data: { attachment, use } };
  if (right.refType === 'article')
    await tell(trx, actor, { event: `file-was-${what}`, subject: { type: 'article', id: refId }, ...about });
  if (right.refType === 'journal')
    await tell(trx, actor, { event: `journal-file-was-${what}`, subject: { type: 'journal', id: refId }, ...about });
};
