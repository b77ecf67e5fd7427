import { ButtonLink } from '@naskhah/ui/controls/button';
import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { useWords } from '@naskhah/ui/language/language-provider';
import { TabLinks } from '@naskhah/ui/list/tab-links';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { RecordHeader } from '@naskhah/ui/record/record-header';
import { RecordLayout } from '@naskhah/ui/record/record-layout';
import { Note } from '@naskhah/ui/state/note';
import { personPage } from '@naskhah/words/identity/person-page';
import { switching } from '@naskhah/words/identity/switching';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';
import { LoadFailure, RefusedPage } from '../../app/load-failure.tsx';
import { PageTitle } from '../../app/page-title.tsx';
import { isMissing, isRefusal } from '../../app/problem.ts';
import { usePathParam } from '../../app/use-path-param.ts';
import { MergesUnderWay } from '../../features/people/merges-under-way.tsx';
import { PersonAccess } from '../../features/people/person-access.tsx';
import { type PersonAct, PersonActions } from '../../features/people/person-actions.tsx';
import { PersonActivity } from '../../features/people/person-activity.tsx';
import { PersonAffiliations } from '../../features/people/person-affiliations.tsx';
import { PersonBiography } from '../../features/people/person-biography.tsx';
import { PersonEmails } from '../../features/people/person-emails.tsx';
import { PersonFactor } from '../../features/people/person-factor.tsx';
import { PersonRail } from '../../features/people/person-rail.tsx';
import { type PersonSearch, personHref, personParts, personSearch } from '../../features/people/person-search.ts';
import { PersonSessions } from '../../features/people/person-sessions.tsx';
import { PersonStatusPill } from '../../features/people/person-status.tsx';
import { type Person, usePerson } from '../../features/people/use-person.ts';
import { NameHere } from '../../shell/here.tsx';
import { SwitchReason } from '../../shell/switch-reason.tsx';

const InviteDialog = lazy(async () => ({
  default: (await import('../../features/people/invite-dialog.tsx')).InviteDialog,
}));
const MergeDialog = lazy(async () => ({
  default: (await import('../../features/people/merge-dialog.tsx')).MergeDialog,
}));

const Part = ({ person, search }: { person: Person; search: PersonSearch }) => {
  switch (search.part) {
    case 'account':
      return (
        <>
          <PersonEmails person={person} />
          <PersonAffiliations person={person} />
          <PersonBiography person={person} />
        </>
      );
    case 'access':
      return <PersonAccess person={person} />;
    case 'sessions':
      return (
        <>
          <PersonSessions person={person} />
          <PersonFactor person={person} />
        </>
      );
    case 'activity':
      return <PersonActivity person={person} page={search.page} />;
  }
};

const ActDialog = ({ person, act, onClose }: { person: Person; act: PersonAct; onClose: () => void }) => {
  const { say } = useWords();
  const { usr_id, name } = person;
  const email = person.emails[0]?.address ?? '';
  switch (act) {
    case 'switch':
      return (
        <Dialog opened onClose={onClose} title={say(switching.title)}>
          <SwitchReason
            person={{ usr_id, name, email, affiliation: '', switchable: true }}
            onOther={onClose}
            onDone={onClose}
          />
        </Dialog>
      );
    case 'invite':
      return <InviteDialog person={{ name, email }} onClose={onClose} />;
    case 'merge':
      return <MergeDialog person={person} onClose={onClose} />;
  }
};

const Loaded = ({ person }: { person: Person }) => {
  const { say } = useWords();
  const search = personSearch(useSearch({ strict: false }));
  const [act, setAct] = useState<PersonAct>();
  const { usr_id, name, emails, affiliations } = person;
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <NameHere name={name} />
      <RecordHeader
        facts={[emails[0]?.address ?? '', affiliations[0]?.organisation ?? ''].filter(Boolean)}
        title={name}
        people={<PersonStatusPill status={person.status} />}
        actions={<PersonActions person={person} onAct={setAct} />}
      />
      {person.status_reason && (
        <Note tone="bad">
          <b>{say(personPage.suspendedFor)}</b> {person.status_reason}
        </Note>
      )}
      <MergesUnderWay person={person} />
      <TabLinks
        label={say(personPage.parts)}
        tabs={personParts.map((part) => ({
          href: personHref(usr_id, part),
          label: say(personPage[part]),
          current: part === search.part,
          ...(part === 'sessions' && { count: person.sessions.length }),
        }))}
      />
      <RecordLayout railLabel={say(personPage.about)} rail={<PersonRail person={person} />}>
        <Part person={person} search={search} />
      </RecordLayout>
      {act && (
        <Suspense>
          <ActDialog person={person} act={act} onClose={() => setAct(undefined)} />
        </Suspense>
      )}
    </>
  );
};

/** The record of a person. The address of an account that became part of another leads on to that one. */
const PersonPage = () => {
  const { say } = useWords();
  const id = usePathParam('id');
  const { data, error, refetch } = usePerson(id);
  const ledOn = data && data.usr_id !== id ? addresses.person(data.usr_id) : undefined;
  useEffect(() => {
    if (ledOn) go(ledOn, { replace: true });
  }, [ledOn]);
  if (data) return <Loaded person={data} />;
  if (isRefusal(error, 'not-allowed')) return <RefusedPage error={error} />;
  if (isMissing(error))
    return (
      <EmptyState
        level={1}
        title={say(personPage.notFound)}
        action={<ButtonLink href={addresses.userManagement}>{say(personPage.toList)}</ButtonLink>}
      >
        {say(personPage.notFoundWhy)}
      </EmptyState>
    );
  if (error) return <LoadFailure error={error} level={1} onRetry={() => void refetch()} />;
  return <p role="status">{say(personPage.loading)}</p>;
};

export default PersonPage;
