import type { Answers } from '@naskhah/contract/answers';
import type { media } from '@naskhah/contract/media/calls';
import type { Db } from '@naskhah/db/tables';
import { ok } from '@naskhah/kernel/result';
import type { MediaNeeds } from './ports.ts';
import { attachedFiles } from './use-cases/attached-files.ts';
import type { CleanedCopy } from './use-cases/cleaned-copy.ts';
import { deleteFile } from './use-cases/delete-file.ts';
import { fileTraces } from './use-cases/file-traces.ts';

export const mediaAnswers = (db: Db, needs: MediaNeeds, copyOf: CleanedCopy): Answers<typeof media> => ({
  getAttData: async (actor, { ref_id }) => ok(await attachedFiles(db, needs.rights, copyOf, actor, ref_id)),
  fileTraces: async (actor, { ref_id }) => ok(await fileTraces(db, needs.rights, copyOf, actor, ref_id)),
  deleteFile: (actor, { id }) => deleteFile(db, needs)(actor, id),
});
