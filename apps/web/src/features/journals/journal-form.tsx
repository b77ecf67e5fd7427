import type { JournalField } from '@naskhah/kernel/journal-fields';
import { Button, ButtonLink } from '@naskhah/ui/controls/button';
import { showNotice } from '@naskhah/ui/dialogs/notice';
import { FormFoot } from '@naskhah/ui/form/form-foot';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { journalFieldWords } from '@naskhah/words/journals/journal-fields';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { addresses } from '../../app/addresses.ts';
import { client } from '../../app/client.ts';
import { SavedMeanwhileNote } from '../../forms/saved-meanwhile.tsx';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useVersionedForm } from '../../forms/use-versioned-form.ts';
import { ContactFields } from './contact-fields.tsx';
import { FileFields } from './file-fields.tsx';
import css from './journal-form.module.css';
import { changesToSave, type Journal, valuesOf } from './journal-values.ts';
import { LockedFields } from './locked-fields.tsx';
import { ChecklistFields, IdentityFields, LicenseFields, NameFields } from './masthead-fields.tsx';
import { PolicyFields } from './policy-fields.tsx';
import { PublicationFields } from './publication-fields.tsx';
import { StepScope } from './step-scope.tsx';
import { useJournalForm } from './use-journal-form.ts';

/** A journal in the sections that its writer may open. */
export const JournalForm = ({ journal, onSaved }: { journal: Journal; onSaved: (journal: Journal) => void }) => {
  const { say } = useWords();
  const { id } = journal;
  const { form } = useJournalForm(id, valuesOf(journal));
  const { send, meanwhile } = useVersionedForm(form, journal, valuesOf, () => client.journals.journalById({ id }));
  const save = () =>
    send((known, values) =>
      client.journals.updateJournal({ id, version: known.version, ...changesToSave(values, known.can.write) }),
    );
  const writes = (field: JournalField): boolean => journal.can.write.includes(field);
  const fault = (path: string): string | undefined => {
    const error = form.errors[path];
    return typeof error === 'string' ? error : undefined;
  };
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
      <SavedMeanwhileNote meanwhile={meanwhile} names={journalFieldWords} />
      <div className={css.form}>
        {writes('name_en') ? <NameFields form={form} /> : writes('scope') && <LockedFields journal={journal} />}
        {writes('issn') && <IdentityFields form={form} />}
        {writes('frequency') && <PublicationFields form={form} fault={fault} />}
        {writes('scope') && (
          <Section level={3} title={say(journalForm.content)}>
            <StepScope form={form} fault={fault} />
          </Section>
        )}
        {writes('access_type') ? (
          <PolicyFields form={form} fault={fault} review={writes('review_type')} license={writes('license')} />
        ) : (
          writes('license') && <LicenseFields form={form} />
        )}
        {writes('submis_checklist') && <ChecklistFields form={form} />}
        {writes('principal_contact') && <ContactFields form={form} fault={fault} />}
        {writes('files') && <FileFields form={form} onSending={setSending} />}
      </div>
      <FormFoot
        back={
          <ButtonLink icon={IconArrowLeft} href={addresses.journalInformation(id)}>
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
