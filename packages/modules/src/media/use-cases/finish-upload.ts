import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import type { MediaNeeds } from '../ports.ts';
import { earlierUse } from '../store/attachment.ts';
import { forgetUpload, noteRefusal, type OpenUpload, ownUpload } from '../store/upload.ts';
import { leaseNow } from '../store/upload-lease.ts';
import { type SaveRefusal, saveFile } from './save-file.ts';

type Finished = Result<{ id: string; state: 'saved' | 'being-checked' }, SaveRefusal | 'upload-incomplete'>;

const finish = async (db: Db, needs: MediaNeeds, actor: Actor, upload: OpenUpload): Promise<Finished> => {
  const { id, refId, use, label, filename } = upload;
  const content = await needs.store.takeParts(id, upload.size);
  if (!content) return refuse('upload-incomplete');
  const saved = await saveFile(db, needs)(
    actor,
    { id, refId, use, label, filename, language: upload.language ?? undefined },
    // Until it is saved or refused for good, the parts stay: a scanner that is down must not cost a long upload.
    { ...content, drop: async () => {} },
  );
  if (!saved.ok && saved.refusal === 'checking-down') return saved;
  await needs.store.removeParts(id);
  if (saved.ok) await forgetUpload(db, id);
  else await noteRefusal(db, id, saved.refusal);
  return saved.ok ? ok({ id, state: 'saved' as const }) : saved;
};

/** The end of an upload in parts: the same act as saving a file in one piece. Asked again, it answers the same again. */
export const finishUpload =
  (db: Db, needs: MediaNeeds) =>
  async (actor: Actor, id: string): Promise<Finished> => {
    if (actor.kind !== 'person' && actor.kind !== 'link') return refuse('file-not-found');
    const saved = await earlierUse(db, id);
    if (saved)
      return saved.isThere && saved.uploadedBy === actor.person ? ok({ id, state: 'saved' }) : refuse('file-not-found');
    const upload = await ownUpload(db, id, actor.person, needs.clock());
    if (!upload) return refuse('file-not-found');
    if (upload.refusal) return refuse(upload.refusal as SaveRefusal);
    const lease = await leaseNow(db, id, needs.newId());
    if (!lease) return ok({ id, state: 'being-checked' });
    try {
      return await finish(db, needs, actor, upload);
    } finally {
      await lease.release();
    }
  };
