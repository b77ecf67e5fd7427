import type { GalleyRow } from '@naskhah/db/rows/publishing';
import type { Trx } from '@naskhah/db/tables';

type NewGalley = {
  id: string;
  submissionId: string;
  kind: GalleyRow['kind'];
  label: string;
  language: string;
  position: number;
  now: Date;
} & ({ html: string; attachmentId?: never } | { attachmentId: string; html?: never });

/** A galley made of a file, or of HTML that was made here and is safe. */
export const insertGalley = async (trx: Trx, galley: NewGalley): Promise<void> => {
  await trx
    .insertInto('publishing.galley')
    .values({
      id: galley.id,
      submission_id: galley.submissionId,
      kind: galley.kind,
      label: galley.label,
      language: galley.language,
      position: galley.position,
      attachment_id: galley.attachmentId ?? null,
      html: galley.html ?? null,
      created_at: galley.now,
    })
    .execute();
};
