import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { journalPages } from '@naskhah/words/journals/journals';
import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { go } from '../../app/go.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { queries } from '../../app/queries.ts';
import { useSession } from '../../app/session.ts';
import { JournalLoaded } from '../../features/journals/journal-loaded.tsx';
import { type Journal, valuesOf } from '../../features/journals/journal-values.ts';
import { isRegistrationStep, lacksOf } from '../../features/journals/registration-steps.ts';
import { NameHere } from '../../shell/here.tsx';
import { useMenu, useMenuLabel } from '../../shell/use-menu.ts';

/** Begins every menu, and is about oneself. */
const profileModule = 'G01';

const JournalForm = lazy(async () => ({
  default: (await import('../../features/journals/journal-form.tsx')).JournalForm,
}));
const NewRegistration = lazy(async () => ({
  default: (await import('../../features/journals/new-registration.tsx')).NewRegistration,
}));
const RegistrationWizard = lazy(async () => ({
  default: (await import('../../features/journals/registration-wizard.tsx')).RegistrationWizard,
}));

/** Saved: on to the record, where the registration is submitted. */
const toRecord = async ({ id }: Journal) => {
  await queries.invalidateQueries({ queryKey: calls.journals.key() });
  go(addresses.journalInformation(id));
};

/** Begun: on in the draft. */
const toWizard = async (journal: Journal) => {
  queries.setQueryData(calls.journals.journalById.queryKey({ input: { id: journal.id } }), journal);
  await queries.invalidateQueries({ queryKey: calls.journals.key() });
  go(addresses.journalRegistration(journal.id, 'identity'), { replace: true });
};

/** To the journals where the menu of the role in use leads there, else to the first page that it opens. */
const BackToMenu = () => {
  const label = useMenuLabel();
  const entries = useMenu()
    .filter(({ id }) => id !== profileModule)
    .flatMap((module) => module.entries);
  const entry = entries.find(({ path }) => path === addresses.journalList) ?? entries[0];
  return entry && <ButtonLink href={entry.path}>{label(entry)}</ButtonLink>;
};

/** A draft in its wizard, at the step of the address, or at the first that lacks something. */
const Wizard = ({ journal, step, field }: Asked & { journal: Journal }) => {
  const shown = isRegistrationStep(step) ? step : undefined;
  const [first] = lacksOf(valuesOf(journal), journal.board ?? 0);
  const resume = shown ? undefined : addresses.journalRegistration(journal.id, first?.step ?? 'check');
  useEffect(() => {
    if (resume) go(resume, { replace: true });
  }, [resume]);
  return (
    <>
      <NameHere name={journal.abbreviation} />
      {shown && (
        // Around the whole step: it takes the focus to a field only once that is there.
        <Suspense fallback={null}>
          <RegistrationWizard key={shown} journal={journal} step={shown} field={field} />
        </Suspense>
      )}
    </>
  );
};

type Asked = { step: string | undefined; field: string | undefined };

const Registration = ({ journal, step, field }: Partial<Asked> & { journal?: Journal }) => {
  const { say } = useWords();
  const registers = useSession((state) => state.user)?.capabilities.includes('journal.register');
  const title = say(journal ? journalForm.editTitle : journalForm.registerTitle);
  if (journal && !journal.can.edit)
    return (
      <EmptyState
        level={1}
        title={say(journalForm.noAccess)}
        action={<ButtonLink href={addresses.journalInformation(journal.id)}>{say(journalPages.record)}</ButtonLink>}
      >
        {say(journalForm.noAccessWhy)}
      </EmptyState>
    );
  if (!journal && !registers)
    return (
      <EmptyState level={1} title={say(journalForm.noRegistering)} action={<BackToMenu />}>
        {say(journalForm.noRegisteringWhy)}
      </EmptyState>
    );
  // The applicant's wizard; an open journal is kept in its masthead.
  if (journal && (journal.state === 'draft' || journal.state === 'returned'))
    return <Wizard journal={journal} step={step} field={field} />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <NameHere name={journal?.abbreviation ?? title} />
      <PageHeader title={title} lead={say(journal ? journalPages.mastheadLead : journalForm.registerLead)} />
      <Suspense fallback={null}>
        {journal ? (
          <JournalForm journal={journal} onSaved={(saved) => void toRecord(saved)} />
        ) : (
          <NewRegistration onStarted={(started) => void toWizard(started)} />
        )}
      </Suspense>
    </>
  );
};

const JournalRegistrationPage = () => {
  const { id, step } = useParams({ strict: false }) as { id?: string; step?: string };
  const { field } = useSearch({ strict: false }) as { field?: unknown };
  const asked = { step, field: typeof field === 'string' ? field : undefined };
  if (!id) return <Registration />;
  return <JournalLoaded id={id}>{(journal) => <Registration journal={journal} {...asked} />}</JournalLoaded>;
};

export default JournalRegistrationPage;
