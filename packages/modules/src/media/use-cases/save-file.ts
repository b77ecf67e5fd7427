import { portalLimit } from '@naskhah/db/portal-limit';
import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { FileUse } from '@naskhah/kernel/file-use';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { uploadLimitOf } from '@naskhah/kernel/upload-limit';
import { isAccepted } from '../domain/accepted-types.ts';
import { cleanName } from '../domain/clean-name.ts';
import { isNamedAs } from '../domain/named-as.ts';
import type { MediaNeeds, ReceivedContent } from '../ports.ts';
import { earlierUse, insertAttachment, removeEarlier } from '../store/attachment.ts';
import { removeUnusedContent } from '../store/unused-content.ts';
import { type ScanRefusal, scanRefusal } from './scan-refusal.ts';
import { tellOfFile } from './tell-of-file.ts';

type Input = {
  id: string | undefined;
  refId: string;
  use: FileUse;
  label: string;
  language: string | undefined;
  filename: string;
};
export type SaveRefusal =
  | 'file-not-found'
  | 'submission-frozen'
  | 'too-large'
  | 'wrong-type'
  | 'other-than-named'
  | 'empty-file'
  | 'another-content'
  | ScanRefusal;

/** Attaches received content to its record. Whatever is refused leaves no file behind; a repeated save with the same id and content is the same save. */
export const saveFile =
  (db: Db, needs: MediaNeeds) =>
  async (actor: Actor, input: Input, content: ReceivedContent): Promise<Result<{ id: string }, SaveRefusal>> => {
    const refused = async (refusal: SaveRefusal) => {
      await content.drop();
      return refuse(refusal);
    };
    if (actor.kind !== 'person' && actor.kind !== 'link') return refused('file-not-found');
    const right = await needs.rights.mayAttach(db, actor, input.refId, input.use);
    if (!right.allowed) return refused(right.refusal);
    if (content.tooLarge || content.size > uploadLimitOf(input.use, await portalLimit(db, 'file')))
      return refused('too-large');
    if (content.size === 0) return refused('empty-file');
    const { mime } = await needs.typeOf(content.head, input.filename);
    if (!isAccepted(input.use, mime)) return refused('wrong-type');
    if (!isNamedAs(input.filename, mime)) return refused('other-than-named');

    const id = input.id ?? needs.newId();
    const earlier = async (at: Db) => {
      const known = input.id ? await earlierUse(at, input.id) : undefined;
      if (!known) return undefined;
      await content.drop();
      const same = known.isThere && known.refId === input.refId && known.uploadedBy === actor.person;
      if (!same) return refuse('file-not-found');
      return known.sha256.equals(content.sha256) ? ok({ id }) : refuse('another-content');
    };
    const known = await earlier(db);
    if (known) return known;
    const found = await scanRefusal(needs.scan, content);
    if (found) return refused(found);
    const save = needs.transaction(async (trx) => {
      // Asked again: the same upload may have come twice at once.
      const quicker = await earlier(trx);
      if (quicker) return quicker;
      await insertAttachment(trx, {
        id,
        refType: right.refType,
        refId: input.refId,
        use: input.use,
        filename: cleanName(input.filename),
        label: input.label,
        language: input.language ?? null,
        uploadedBy: actor.person,
        roundId: right.roundId,
        content,
        mime,
        now: needs.clock(),
      });
      const tell = (what: 'added' | 'removed', attachment: string) =>
        tellOfFile(needs, trx, actor, what, { right, refId: input.refId, attachment, use: input.use });
      await tell('added', id);
      // After it was told, which one upload does at a time: of two at once the later one finds the other.
      if (right.replaces)
        for (const replaced of await removeEarlier(trx, { id, refId: input.refId, use: input.use, now: needs.clock() }))
          await tell('removed', replaced);
      await content.keep();
      return ok({ id });
    });
    return save.catch(async (error: unknown) => {
      await content.drop();
      await removeUnusedContent(needs, content.sha256);
      throw error;
    });
  };
