import { newId } from '@naskhah/kernel/ids';
import { Button, ButtonLink } from '@naskhah/ui/controls/button';
import { FormFoot } from '@naskhah/ui/form/form-foot';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { addresses } from '../../app/addresses.ts';
import { client } from '../../app/client.ts';
import { isRefusal } from '../../app/problem.ts';
import { useFormSubmit } from '../../app/use-form-submit.ts';
import css from './journal-form.module.css';
import {
  changedThere,
  emptyJournal,
  type Journal,
  type JournalValues,
  journalToSave,
  valuesOf,
} from './journal-values.ts';
import { ChecklistFields, ContactFields, IdentityFields, NameFields, ScopeFields } from './masthead-fields.tsx';
import { useJournalForm } from './use-journal-form.ts';

const fieldWords = {
  name_en: journalForm.name_en,
  name_ms: journalForm.name_ms,
  abbreviation: journalForm.abbreviation,
  path: journalForm.path,
  issn: journalForm.issn,
  eissn: journalForm.eissn,
  publisher: journalForm.publisher,
  institution_ror: journalForm.publisherRor,
  country: journalForm.country,
  website: journalForm.website,
  disciplines: journalForm.disciplines,
  scope: journalForm.content,
  license: journalForm.license,
  submis_checklist: journalForm.checklist,
  principal_contact: journalForm.contact,
} as const;

const Stale = ({ fields }: { fields: (keyof JournalValues)[] }) => {
  const { say } = useWords();
  return (
    <div className={css.note}>
      <Note tone="warn" role="alert">
        <b>{say(journalForm.staleTitle)}</b>
        <p>{say(fields.length > 0 ? journalForm.staleWhy : journalForm.staleNothing)}</p>
        <ul className={css.differing}>
          {fields.map((field) => (
            <li key={field}>{say(fieldWords[field])}</li>
          ))}
        </ul>
      </Note>
    </div>
  );
};

/** The masthead in sections; for a journal that is not there yet too. */
export const JournalForm = ({ journal, onSaved }: { journal?: Journal; onSaved: (journal: Journal) => void }) => {
  const { say } = useWords();
  // One id for one form: a second press, or a retry, is the same journal.
  const [id] = useState(() => journal?.id ?? newId());
  const [known, setKnown] = useState(journal);
  const [differing, setDiffering] = useState<(keyof JournalValues)[]>();
  const form = useJournalForm(journal ? valuesOf(journal) : emptyJournal);
  const dirty = form.isDirty();
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (dirty) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);
  const send = async (values: JournalValues): Promise<Journal> => {
    const sent = journalToSave(values);
    if (!known) return client.journals.saveJournal({ id, ...sent });
    try {
      return await client.journals.updateJournal({ id, version: known.version, ...sent });
    } catch (error) {
      if (isRefusal(error, 'stale-version')) {
        const there = await client.journals.journalById({ id });
        setDiffering(changedThere(valuesOf(known), valuesOf(there)));
        setKnown(there);
      }
      throw error;
    }
  };
  const submit = useFormSubmit(form);
  const submitted = submit(send, { processing: say(journalForm.saving), done: say(journalForm.saved) }, (saved) => {
    setKnown(saved);
    setDiffering(undefined);
    form.resetDirty();
    onSaved(saved);
  });
  return (
    <form noValidate onSubmit={submitted}>
      {differing && <Stale fields={differing} />}
      <div className={css.form}>
        <NameFields form={form} />
        <IdentityFields form={form} />
        <ScopeFields form={form} />
        <ChecklistFields form={form} />
        <ContactFields form={form} />
      </div>
      <FormFoot
        back={
          <ButtonLink icon={IconArrowLeft} href={known ? addresses.journalInformation(id) : addresses.journalList}>
            {say(journalForm.back)}
          </ButtonLink>
        }
        errors={Object.keys(form.errors).length}
        onErrors={() => form.getInputNode(Object.keys(form.errors)[0] ?? '')?.focus()}
      >
        <Button type="submit" kind="primary">
          {say(journalForm.save)}
        </Button>
      </FormFoot>
    </form>
  );
};
