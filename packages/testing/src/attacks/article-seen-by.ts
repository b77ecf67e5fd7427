import type { Actor } from './cast.ts';

type Seen = { version: number; state: string; workflow: { stage_work: { id: string }[] } };

/** An article as this person sees it now. */
export const articleSeenBy = ({ get }: Actor, id: string): Promise<Seen> =>
  get(`/api/admin/pengurusan-jurnal/pengurusan-artikel/get-data-artikel?id=${id}`);
