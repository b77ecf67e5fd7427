import { Button } from '@naskhah/ui/controls/button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { Section } from '@naskhah/ui/page/section';
import { personPage } from '@naskhah/words/identity/person-page';
import { IconDevices } from '@tabler/icons-react';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import { useDates } from '../../app/use-dates.ts';
import { deviceOf } from '../../sessions/device-of.ts';
import type { Person } from './use-person.ts';

/** Where a person is logged in; each can be ended, and all at once. */
export const PersonSessions = ({ person }: { person: Person }) => {
  const { say, sayWith } = useWords();
  const { moment } = useDates();
  const confirm = useConfirm();
  const act = useAct();
  const { usr_id, sessions, can } = person;
  const words = { processing: say(personPage.ending), done: say(personPage.ended) };
  const endAll = async () => {
    if (await confirm({ title: say(personPage.endAll), message: say(personPage.endAllWhy) }))
      await act(() => client.people.endSessions({ usr_id }), words);
  };
  if (sessions.length === 0)
    return (
      <EmptyState icon={IconDevices} title={say(personPage.noSessions)}>
        {say(personPage.noSessionsWhy)}
      </EmptyState>
    );
  return (
    <Section
      title={say(personPage.sessions)}
      actions={
        can.edit && (
          <Button size="sm" kind="danger" onClick={() => void endAll()}>
            {say(personPage.endAll)}
          </Button>
        )
      }
    >
      <EntryList
        items={sessions.map(({ key, user_agent, created_at, behind, by_link }) => {
          const device = deviceOf(user_agent);
          const name = device ? sayWith(personPage.device, device) : say(personPage.unknownDevice);
          return {
            key,
            name,
            under: sayWith(personPage.since, { moment: moment(created_at) }),
            ...(by_link && { detail: say(personPage.byLink) }),
            ...(behind && { warning: sayWith(personPage.actedBy, { name: behind }) }),
            act: can.edit && (
              <Button
                kind="quiet"
                size="sm"
                aria-label={sayWith(personPage.endNamed, { name })}
                onClick={() => void act(() => client.people.endSessions({ usr_id, key }), words)}
              >
                {say(personPage.end)}
              </Button>
            ),
          };
        })}
      />
    </Section>
  );
};
