import { ORPCError } from '@orpc/client';
import { queryOptions } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import { client } from '../../app/client.ts';
import { queries } from '../../app/queries.ts';
import type { Draft } from './draft.ts';
import { type DraftKeeper, draftKeeper, type Kept } from './draft-keeper.ts';

const mayPass = (error: unknown): boolean =>
  !(error instanceof ORPCError) || error.status >= 500 || error.status === 429;

const openKeeper = async (id: string): Promise<DraftKeeper> => {
  const keeper = draftKeeper(
    {
      load: () => client.submissions.getSubmission({ id }),
      saveFields: (version, fields) => client.submissions.updateSubmission({ id, version, ...fields }),
      saveOrder: (version, order) => client.submissions.orderContributors({ ref_id: id, version, order }),
      saveReferences: (references) =>
        client.references.saveReferenceList({
          article_id: id,
          entries: references.map((one) => ({ id: one.id, raw: one.raw })),
        }),
      mayPass,
      pause: 1200,
    },
    await client.submissions.getSubmission({ id }),
  );
  window.addEventListener('online', () => void keeper.flush());
  return keeper;
};

/** The keeper of a draft stays from step to step, and as long as the session: what it holds may not be saved yet. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: ['draft', id],
    queryFn: async () => {
      const known = queries.getQueryData<DraftKeeper>(['draft', id]);
      if (!known) return openKeeper(id);
      if (!known.unsaved()) await known.reload();
      return known;
    },
    structuralSharing: false,
    gcTime: Number.POSITIVE_INFINITY,
  });

const Holding = createContext<DraftKeeper | undefined>(undefined);

export const DraftProvider = ({ keeper, children }: { keeper: DraftKeeper; children: ReactNode }) => (
  <Holding value={keeper}>{children}</Holding>
);

export const useKeeper = (): DraftKeeper => {
  const keeper = use(Holding);
  if (!keeper) throw new Error('A step of the wizard stands outside of its draft');
  return keeper;
};

export const useKept = <T,>(select: (kept: Kept) => T): T => useStore(useKeeper().store, select);

export const useDraft = (): Draft => useKept(({ seen }) => seen);
