import { ButtonLink } from '@naskhah/ui/controls/button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { PageHeader } from '@naskhah/ui/page/page-header';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { journalPages } from '@naskhah/words/journals/journals';
import { useParams } from '@tanstack/react-router';
import { addresses } from '../../app/addresses.ts';
import { calls } from '../../app/calls.ts';
import { go } from '../../app/go.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { queries } from '../../app/queries.ts';
import { useSession } from '../../app/session.ts';
import { JournalForm } from '../../features/journals/journal-form.tsx';
import { JournalLoaded } from '../../features/journals/journal-loaded.tsx';
import type { Journal } from '../../features/journals/journal-values.ts';
import { NameHere } from '../../shell/here.tsx';
import { useMenu, useMenuLabel } from '../../shell/use-menu.ts';

/** Begins every menu, and is about oneself. */
const profileModule = 'G01';

/** Saved: on to the record, where the registration is submitted. */
const toRecord = async ({ id }: Journal) => {
  await queries.invalidateQueries({ queryKey: calls.journals.key() });
  go(addresses.journalInformation(id));
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

const Registration = ({ journal }: { journal?: Journal }) => {
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
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <NameHere name={journal?.abbreviation ?? title} />
      <PageHeader title={title} lead={say(journalForm.registerLead)} />
      <JournalForm {...(journal && { journal })} onSaved={(saved) => void toRecord(saved)} />
    </>
  );
};

const JournalRegistrationPage = () => {
  const { id } = useParams({ strict: false }) as { id?: string };
  if (!id) return <Registration />;
  return <JournalLoaded id={id}>{(journal) => <Registration journal={journal} />}</JournalLoaded>;
};

export default JournalRegistrationPage;
