import type { JournalField } from '@naskhah/kernel/journal-fields';
import { Button, ButtonLink } from '@naskhah/ui/controls/button';
import { showNotice } from '@naskhah/ui/dialogs/notice';
import { FormFoot } from '@naskhah/ui/form/form-foot';
import { useWords } from '@naskhah/ui/language/language-provider';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { addresses } from '../../app/addresses.ts';
import { client } from '../../app/client.ts';
import { SavedMeanwhileNote } from '../../forms/saved-meanwhile.tsx';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useVersionedForm } from '../../forms/use-versioned-form.ts';
import { FileFields } from './file-fields.tsx';
import css from './journal-form.module.css';
import { changesToSave, emptyJournal, type Journal, journalToSave, valuesOf } from './journal-values.ts';
import {
  ChecklistFields,
  ContactFields,
  IdentityFields,
  LicenseFields,
  NameFields,
  ScopeFields,
} from './masthead-fields.tsx';
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
  files: journalForm.files,
} as const;

/** A journal in the sections that its writer may open; for one that is not there yet too. */
export const JournalForm = ({ journal, onSaved }: { journal?: Journal; onSaved: (journal: Journal) => void }) => {
  const { say } = useWords();
  // One id for one form: a second press, or a retry, is the same journal.
  const { form, id: newJournal } = useJournalForm(journal?.id, journal ? valuesOf(journal) : emptyJournal);
  const id = journal?.id ?? newJournal;
  const { send, meanwhile } = useVersionedForm(form, journal, valuesOf, () => client.journals.journalById({ id }));
  const save = () =>
    send((known, values) =>
      known
        ? client.journals.updateJournal({ id, version: known.version, ...changesToSave(values, known.can.write) })
        : client.journals.saveJournal({ id, ...journalToSave(values) }),
    );
  const writes = (field: JournalField): boolean => !journal || journal.can.write.includes(field);
  const [sending, setSending] = useState(false);
  const submit = useFormSubmit(form);
  const submitted = submit(save, { processing: say(journalForm.saving), done: say(journalForm.saved) }, onSaved);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        if (!sending) return submitted(event);
        event.preventDefault();
        showNotice({ tone: 'bad', title: say(journalForm.filesOnTheirWay) });
      }}
    >
      <SavedMeanwhileNote meanwhile={meanwhile} names={fieldWords} />
      <div className={css.form}>
        {writes('name_en') && <NameFields form={form} />}
        {writes('issn') && <IdentityFields form={form} />}
        {writes('scope') && <ScopeFields form={form} />}
        {writes('license') && <LicenseFields form={form} />}
        {writes('submis_checklist') && <ChecklistFields form={form} />}
        {writes('principal_contact') && <ContactFields form={form} />}
        {writes('files') && <FileFields form={form} onSending={setSending} />}
      </div>
      <FormFoot
        back={
          <ButtonLink icon={IconArrowLeft} href={journal ? addresses.journalInformation(id) : addresses.journalList}>
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
