import { portalLimit } from '@naskhah/db/portal-limit';
import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { uploadLimitOf } from '@naskhah/kernel/upload-limit';
import type { MediaNeeds } from '../ports.ts';
import { earlierUse } from '../store/attachment.ts';
import { noteUpload, type OpenUpload, openUploadsOf } from '../store/upload.ts';

/** How many files one person may have on their way in parts. */
const mostOpen = 30;

type Input = Omit<OpenUpload, 'person' | 'refusal'>;
type Refusal = 'file-not-found' | 'submission-frozen' | 'too-large' | 'empty-file' | 'too-many-uploads';

/** Begins an upload in parts. What can be refused before anything is sent is refused here; the rest when all is there. */
export const beginUpload =
  (db: Db, needs: MediaNeeds) =>
  async (actor: Actor, input: Input): Promise<Result<{ id: string }, Refusal>> => {
    if (actor.kind !== 'person' && actor.kind !== 'link') return refuse('file-not-found');
    const right = await needs.rights.mayAttach(db, actor, input.refId, input.use);
    if (!right.allowed) return refuse(right.refusal);
    if (input.size > uploadLimitOf(input.use, await portalLimit(db, 'file'))) return refuse('too-large');
    if (input.size === 0) return refuse('empty-file');
    if (await earlierUse(db, input.id)) return refuse('file-not-found');
    if ((await openUploadsOf(db, actor.person)) >= mostOpen) return refuse('too-many-uploads');
    const noted = await noteUpload(db, { ...input, person: actor.person }, needs.clock());
    return noted ? ok({ id: input.id }) : refuse('file-not-found');
  };
