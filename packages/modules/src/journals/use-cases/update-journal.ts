import type { Actor } from '@naskhah/kernel/actor';
import type { JournalField } from '@naskhah/kernel/journal-fields';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { type Given, withGiven } from '@naskhah/kernel/with-given';
import type { ActNeeds } from '../../activity/index.ts';
import { hangFiles, type WantedFile } from '../../media/index.ts';
import { fieldsToWrite, isVerifiedField, maySeeJournal, mayWriteField, type Owned } from '../domain/policy.ts';
import { isReserved } from '../domain/reserved-paths.ts';
import {
  clashOf,
  fieldOfInput,
  type JournalInput,
  loadJournal,
  mastheadOf,
  saveDisciplines,
  saveMasthead,
} from '../store/journal.ts';
import { checkMasthead, type SaveFault } from './save-journal.ts';

/** The verified fields that would change: given as they stand is no change. */
const verifiedOnes = (journal: Owned, kept: JournalInput, given: Given<JournalInput>): JournalField[] =>
  (Object.keys(given) as (keyof JournalInput)[])
    .filter((name) => given[name] !== undefined && isVerifiedField(journal, fieldOfInput[name]))
    .filter((name) => given[name] !== kept[name])
    .map((name) => fieldOfInput[name]);

const givenFields = (given: Given<JournalInput>) =>
  (Object.keys(given) as (keyof JournalInput)[])
    .filter((name) => given[name] !== undefined)
    .map((name) => fieldOfInput[name]);

type Refusal = SaveFault | 'journal-not-found' | 'stale-version' | 'not-allowed' | 'by-update-request';

/** Saves what is given of a journal, as far as the sections held open it; all else of it stays as it is. */
export const updateJournal =
  (needs: ActNeeds) =>
  (
    actor: Actor,
    id: string,
    version: number,
    given: Given<JournalInput>,
    files?: readonly WantedFile[],
  ): Promise<Result<string, Refusal>> =>
    needs.transaction(async (trx) => {
      const journal = await loadJournal(trx, id);
      if (!journal || !maySeeJournal(actor, journal)) return refuse('journal-not-found');
      if (fieldsToWrite(actor, journal).length === 0) return refuse('not-allowed');
      const fields: JournalField[] = [...givenFields(given), ...(files ? (['files'] as const) : [])];
      const closed = fields.filter((field) => !mayWriteField(actor, journal, field));
      if (closed.length > 0)
        return refuse(
          'not-allowed',
          closed.map((path) => ({ path, code: 'section-closed' })),
        );
      if (journal.version !== version) return refuse('stale-version');
      const kept = await mastheadOf(trx, journal);
      const verified = verifiedOnes(journal, kept, given);
      if (verified.length > 0)
        return refuse(
          'by-update-request',
          verified.map((path) => ({ path, code: 'by-update-request' })),
        );
      if (given.path !== undefined && given.path !== kept.path && isReserved(given.path))
        return refuse('path-reserved', [{ path: 'path', code: 'path-reserved' }]);
      // The id of the registry is that of the publisher it was chosen with.
      const another = given.publisher !== undefined && given.publisher !== kept.publisher;
      const input = checkMasthead(withGiven(another ? { ...kept, institutionRor: null } : kept, given));
      if (!input.ok) return input;
      const clash = await clashOf(trx, id, input.value);
      if (clash) return refuse(clash.refusal, [{ path: clash.path, code: clash.refusal }]);
      if (!(await saveMasthead(trx, id, version, needs.clock(), input.value))) return refuse('stale-version');
      if (files && actor.kind === 'person') {
        const record = { refType: 'journal', refId: id, person: actor.person, now: needs.clock() };
        const hung = await hangFiles(trx, record, files);
        if (!hung.ok) return hung;
      }
      await saveDisciplines(trx, id, input.value.disciplines);
      await needs.tell(trx, actor, { event: 'masthead-was-saved', subject: { type: 'journal', id }, journal: id });
      return ok(id);
    });
