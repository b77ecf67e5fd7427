import type { Autosave } from '@naskhah/ui/form/autosave-state';
import { useUnsaved } from '@naskhah/ui/form/unsaved';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { fieldErrorsOf } from '../../app/problem.ts';
import { queries } from '../../app/queries.ts';
import { useAutosave } from '../../forms/use-autosave.ts';
import { useVersionedForm } from '../../forms/use-versioned-form.ts';
import { journalFaults } from './journal-faults.ts';
import { changesToSave, type Journal, type JournalValues, valuesOf } from './journal-values.ts';
import { useJournalForm } from './use-journal-form.ts';

type Field = keyof JournalValues;

/** The fields that cannot be saved as they stand: the others are, and these wait until they are mended. */
const unfit = (values: JournalValues): Set<Field> =>
  new Set(Object.keys(journalFaults(values)).map((path) => path.split('.')[0] as Field));

const without = <T extends object>(record: T, fields: ReadonlySet<string>): Partial<T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !fields.has(name))) as Partial<T>;

/** A registration that saves itself while it is typed; what is wrong in one field keeps no other from being saved. */
export const useRegistration = (journal: Journal) => {
  const first = valuesOf(journal);
  const { form } = useJournalForm(journal.id, first);
  const { id } = journal;
  const read = () => client.journals.journalById({ id });
  const { send, meanwhile } = useVersionedForm(form, journal, valuesOf, read);
  const save = async (refused: ReadonlySet<string> = new Set()): Promise<void> => {
    const values = form.getValues();
    const waits = new Set<string>([...unfit(values), ...refused]);
    try {
      const saved = await send((known, typed) =>
        client.journals.updateJournal({
          id,
          version: known.version,
          ...without(changesToSave(typed, known.can.write), waits),
        }),
      );
      queries.setQueryData(calls.journals.journalById.queryKey({ input: { id } }), saved);
      // What waits is still to be saved: it is asked for at every exit and kept over a reload.
      const stands = valuesOf(saved);
      form.resetDirty({ ...values, ...Object.fromEntries([...waits].map((name) => [name, stands[name as Field]])) });
    } catch (error) {
      const faults = fieldErrorsOf(error);
      const named = Object.keys(faults).map((path) => path.split('.')[0] ?? '');
      const news = named.filter((name) => name !== '' && !waits.has(name));
      if (news.length === 0) throw error;
      form.setErrors(faults);
      await save(new Set([...refused, ...news]));
    }
  };
  const autosave = useAutosave(form.values, first, async () => {
    if (meanwhile) return false;
    await save();
    return true;
  });
  const within = addresses.journalRegistration(id);
  useUnsaved({
    isOpen: () => autosave.open,
    save: () => autosave.now(),
    outlives: (path) => path.startsWith(within),
  });
  const faults = journalFaults(form.values);
  const state: Autosave | undefined =
    autosave.state?.is === 'saved' && Object.keys(faults).length > 0 ? { is: 'refused' } : autosave.state;
  return { form, meanwhile, state, faults, flush: autosave.now };
};
