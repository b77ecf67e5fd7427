import type { Actor } from '@naskhah/kernel/actor';
import { normaliseIssn } from '@naskhah/kernel/issn';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { assignPreset, copyPresets } from '../../access/index.ts';
import { type ActNeeds, noteMadeFrom, wasMadeFrom } from '../../activity/index.ts';
import { hangFiles, type WantedFile } from '../../media/index.ts';
import { mayRegister } from '../domain/policy.ts';
import { isReserved } from '../domain/reserved-paths.ts';
import {
  type Clash,
  clashOf,
  insertJournal,
  type JournalInput,
  loadJournal,
  saveDisciplines,
} from '../store/journal.ts';
import { openSection } from '../store/section.ts';

export type SaveFault = Clash | 'issn-wrong' | 'name-missing' | 'file-not-found' | 'wrong-type' | 'path-reserved';

/** ISSNs in their printed form, or the fields that are wrong. */
export const checkMasthead = (input: JournalInput): Result<JournalInput, 'issn-wrong' | 'name-missing'> => {
  if (!input.nameEn && !input.nameMs) return refuse('name-missing', [{ path: 'name_en', code: 'required' }]);
  const numbers = { issn: input.issn, eissn: input.eissn };
  for (const field of ['issn', 'eissn'] as const) {
    const given = numbers[field];
    if (given === null || given === '') numbers[field] = null;
    else {
      const printed = normaliseIssn(given);
      if (!printed) return refuse('issn-wrong', [{ path: field, code: 'issn-wrong' }]);
      numbers[field] = printed;
    }
  }
  if (numbers.issn !== null && numbers.issn === numbers.eissn)
    return refuse('issn-wrong', [{ path: 'eissn', code: 'issn-wrong' }]);
  return ok({ ...input, ...numbers });
};

/** Creates a journal with the shipped presets and a first section; its creator is its first Journal Manager. A repeated save with the same id is the same save. */
export const saveJournal =
  (needs: ActNeeds) =>
  (
    actor: Actor,
    given: string | undefined,
    raw: JournalInput,
    files: readonly WantedFile[] = [],
  ): Promise<Result<string, SaveFault | 'another-content' | 'journal-not-found' | 'not-allowed'>> =>
    needs.transaction(async (trx) => {
      if (actor.kind !== 'person') return refuse('journal-not-found');
      const id = given ?? needs.newId();
      const known = await loadJournal(trx, id);
      if (known && known.owner_id !== actor.person) return refuse('journal-not-found');
      if (known) return (await wasMadeFrom(trx, id, { raw, files })) ? ok(id) : refuse('another-content');
      if (!mayRegister(actor)) return refuse('not-allowed');
      const input = checkMasthead(raw);
      if (!input.ok) return input;
      if (isReserved(input.value.path)) return refuse('path-reserved', [{ path: 'path', code: 'path-reserved' }]);
      const clash = await clashOf(trx, id, input.value);
      if (clash) return refuse(clash.refusal, [{ path: clash.path, code: clash.refusal }]);

      const now = needs.clock();
      await noteMadeFrom(trx, id, { raw, files });
      await insertJournal(trx, { id, ownerId: actor.person, now, state: 'draft', input: input.value });
      const hung = await hangFiles(trx, { refType: 'journal', refId: id, person: actor.person, now }, files);
      if (!hung.ok) return hung;
      await saveDisciplines(trx, id, input.value.disciplines);
      await openSection(trx, { id: needs.newId(), journal: id, titleEn: 'Articles', titleMs: 'Artikel' });
      await copyPresets(trx, id, needs.newId);
      const assignment = { id: needs.newId(), journal: id, person: actor.person, by: actor.behind, at: now };
      await assignPreset(trx, { ...assignment, presetCode: 'journal-manager' });
      await needs.tell(trx, actor, { event: 'journal-was-created', subject: { type: 'journal', id }, journal: id });
      return ok(id);
    });
