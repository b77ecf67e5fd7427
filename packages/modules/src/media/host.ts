import type { Db } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import type { Manifest } from '../activity/index.ts';
import { mediaAnswers } from './http.ts';
import type { MediaNeeds } from './ports.ts';
import { filesOfMerged } from './reactions/accounts-merged.ts';
import { picturesOfAnonymised } from './reactions/person-anonymised.ts';
import { attachmentById } from './store/attachment.ts';
import { ownUpload } from './store/upload.ts';
import { leaseSoon } from './store/upload-lease.ts';
import { allowUpload } from './use-cases/allow-upload.ts';
import { beginUpload } from './use-cases/begin-upload.ts';
import { cleanedCopy } from './use-cases/cleaned-copy.ts';
import { dropUpload } from './use-cases/drop-upload.ts';
import { finishUpload } from './use-cases/finish-upload.ts';
import { prepareCopies } from './use-cases/prepare-copies.ts';
import { readableFile } from './use-cases/readable-file.ts';
import { saveFile } from './use-cases/save-file.ts';
import { sweepUploads } from './use-cases/sweep-uploads.ts';

export { isShownInline } from './domain/accepted-types.ts';
export { uploadAllowance } from './domain/upload-allowance.ts';
export type { MediaNeeds } from './ports.ts';
export type { Lease } from './store/upload-lease.ts';
export { saveFile } from './use-cases/save-file.ts';

export type MediaRoutes = ReturnType<typeof media>['routes'];

export const media = (db: Db, needs: MediaNeeds) => {
  const copyOf = cleanedCopy(db, needs);
  return {
    answers: { media: mediaAnswers(db, needs, copyOf) },
    reactions: [filesOfMerged, picturesOfAnonymised],
    jobs: { 'sweep-uploads': { every: '17 * * * *', run: sweepUploads(db, needs) } },
    routes: {
      prepareCopies: prepareCopies(db, copyOf),
      clock: needs.clock,
      store: needs.store,
      allowUpload: allowUpload(db, needs),
      saveFile: saveFile(db, needs),
      beginUpload: beginUpload(db, needs),
      finishUpload: finishUpload(db, needs),
      dropUpload: dropUpload(db, needs),
      ownUpload: (id: string, person: string) => ownUpload(db, id, person, needs.clock()),
      /** One writer at a time of an upload in parts. */
      leaseUpload: (id: string, signal: AbortSignal, onAsked: () => void) =>
        leaseSoon(db, id, needs.newId(), signal, onAsked),
      readableFile: (actor: Actor, id: string) => readableFile(db, needs.rights, copyOf, actor, id),
      /** For who believes a signature instead of asking for access: the file, or its copy without its makers. */
      signedContent: async (id: string, cleaned: boolean) => {
        const file = await attachmentById(db, id);
        if (!file || !cleaned) return file;
        const { copy } = await copyOf(file);
        return copy ? { ...file, ...copy } : undefined;
      },
    },
  } satisfies Manifest;
};
