import type { Actor } from '@naskhah/kernel/actor';
import { normaliseOrcid } from '@naskhah/kernel/orcid';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { noteMadeFrom, wasMadeFrom } from '../../activity/index.ts';
import type { SubmissionsNeeds } from '../ports.ts';
import {
  type ContributorChange,
  type ContributorInput,
  changeContributor,
  contributorIds,
  insertContributor,
} from '../store/contributor.ts';
import { type EditRefusal, editDraft } from './edit-draft.ts';

type Input = { id: string; version: number; contributor: ContributorInput };

const withOrcid = <T extends { orcid?: string | null | undefined }>(one: T): Result<T, 'orcid-wrong'> => {
  if (one.orcid === undefined) return ok(one);
  if (!one.orcid) return ok({ ...one, orcid: null });
  const orcid = normaliseOrcid(one.orcid);
  return orcid ? ok({ ...one, orcid }) : refuse('orcid-wrong', [{ path: 'contributor.orcid', code: 'orcid-wrong' }]);
};

/** Adds a contributor at the end of a draft's list. */
export const addContributor =
  (needs: SubmissionsNeeds) =>
  (actor: Actor, input: Input): Promise<Result<string, EditRefusal | 'orcid-wrong' | 'another-content'>> =>
    editDraft<'orcid-wrong' | 'another-content'>(needs, actor, input, 'contributor-was-added', async (trx, draft) => {
      const contributor = withOrcid(input.contributor);
      if (!contributor.ok) return contributor;
      const { id } = contributor.value;
      const present = await contributorIds(trx, draft.id);
      if (present.includes(id))
        return (await wasMadeFrom(trx, id, contributor.value)) ? ok(undefined) : refuse('another-content');
      await noteMadeFrom(trx, id, contributor.value);
      const added = await insertContributor(trx, draft.id, present.length + 1, contributor.value);
      return added ? ok(undefined) : refuse('another-content');
    });

/** Changes what is given of a contributor; all else stays as it is. */
export const updateContributor =
  (needs: SubmissionsNeeds) =>
  (
    actor: Actor,
    input: { id: string; version: number; contributor: ContributorChange },
  ): Promise<Result<string, EditRefusal | 'orcid-wrong' | 'contributor-not-found'>> =>
    editDraft<'orcid-wrong' | 'contributor-not-found'>(
      needs,
      actor,
      input,
      'contributor-was-changed',
      async (trx, draft) => {
        const contributor = withOrcid(input.contributor);
        if (!contributor.ok) return contributor;
        return (await changeContributor(trx, draft.id, contributor.value))
          ? ok(undefined)
          : refuse('contributor-not-found');
      },
    );
