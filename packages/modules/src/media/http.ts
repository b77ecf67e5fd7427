import type { Answers } from '@naskhah/contract/answers';
import type { media } from '@naskhah/contract/media/calls';
import type { Db } from '@naskhah/db/tables';
import { ok } from '@naskhah/kernel/result';
import type { MediaNeeds } from './ports.ts';
import { attachedFiles } from './queries/attached-files.ts';
import { deleteFile } from './use-cases/delete-file.ts';

export const mediaAnswers = (db: Db, needs: MediaNeeds): Answers<typeof media> => ({
  getAttData: async (actor, { ref_id }) => ok(await attachedFiles(db, needs.rights, actor, ref_id)),
  deleteFile: (actor, { id }) => deleteFile(db, needs)(actor, id),
});
