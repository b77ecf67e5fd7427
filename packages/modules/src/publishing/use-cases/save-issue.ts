import type { Actor } from '@naskhah/kernel/actor';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { type Given, withGiven } from '@naskhah/kernel/with-given';
import { noteMadeFrom, wasMadeFrom } from '../../activity/index.ts';
import { mayHandleIssues } from '../domain/policy.ts';
import type { PublishingNeeds } from '../ports.ts';
import { type IssueTexts, insertIssue, numberIsTaken, saveIssueTexts } from '../store/issue.ts';
import { volumeExists } from '../store/volume.ts';
import { lockedIssue } from './locked-issue.ts';
import { openForChange } from './open-for-change.ts';

type Input = {
  id: string | undefined;
  version: number | undefined;
  journalId: string;
  volumeId: string;
  number: string;
} & Given<IssueTexts>;
type Refusal =
  | 'journal-not-found'
  | 'volume-not-found'
  | 'issue-exists'
  | 'issue-not-found'
  | 'stale-version'
  | 'issue-public'
  | 'another-content';

const noTexts: IssueTexts = { title: {}, description: {}, continuous: false, plannedOn: null };

/** Adds an issue to a volume, or with a version saves what is given of the one there is; that voids what was approved. */
export const saveIssue =
  (needs: PublishingNeeds) =>
  (actor: Actor, input: Input): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx) => {
      if (!mayHandleIssues(actor, input.journalId)) return refuse('journal-not-found');
      if (!(await volumeExists(trx, input.volumeId, input.journalId)))
        return refuse('volume-not-found', [{ path: 'volume_id', code: 'volume-not-found' }]);
      const id = input.id ?? needs.newId();
      if (await numberIsTaken(trx, input.volumeId, input.number, id))
        return refuse('issue-exists', [{ path: 'number', code: 'issue-exists' }]);

      const now = needs.clock();
      const known = await lockedIssue(trx, id);
      if (known && known.journalId !== input.journalId) return refuse('issue-not-found');
      if (known && input.version === undefined)
        return (await wasMadeFrom(trx, id, input)) ? ok(id) : refuse('another-content');
      if (!known && input.version !== undefined) return refuse('issue-not-found');
      if (known) {
        if (known.version !== input.version) return refuse('stale-version');
        const opened = await openForChange(trx, [id], now);
        if (!opened.ok) return opened;
        await saveIssueTexts(trx, id, input);
      } else {
        await noteMadeFrom(trx, id, input);
        await insertIssue(trx, { ...input, ...withGiven(noTexts, input), id }, now);
      }
      await needs.tell(trx, actor, {
        event: known ? 'issue-was-saved' : 'issue-was-added',
        subject: { type: 'issue', id },
        journal: input.journalId,
      });
      return ok(id);
    });
