import { Button } from '@naskhah/ui/controls/button';
import { Menu, MenuItem } from '@naskhah/ui/controls/menu';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { Section } from '@naskhah/ui/page/section';
import { personPage } from '@naskhah/words/identity/person-page';
import { IconChevronDown } from '@tabler/icons-react';
import { client } from '../../app/client.ts';
import { useAct } from '../../app/use-act.ts';
import { useDates } from '../../app/use-dates.ts';
import { useLabel } from './use-label.ts';
import type { Person } from './use-person.ts';

type Role = Person['roles'][number];

const Roles = ({ person }: { person: Person }) => {
  const { say, sayWith } = useWords();
  const { label } = useLabel();
  const { short } = useDates();
  const confirm = useConfirm();
  const act = useAct();
  const { usr_id, name, can } = person;
  const give = (acl: number) =>
    act(() => client.people.grantRole({ usr_id, acl }), {
      processing: say(personPage.saving),
      done: say(personPage.roleGiven),
    });
  const take = async (role: Role) => {
    const message = sayWith(personPage.takeRoleWhy, { role: label(role), name });
    if (await confirm({ title: say(personPage.takeRoleTitle), message }))
      await act(() => client.people.revokeRole({ usr_id, acl: role.acl }), {
        processing: say(personPage.saving),
        done: say(personPage.roleTaken),
      });
  };
  return (
    <Section
      title={say(personPage.roles)}
      actions={
        can.edit &&
        person.other_roles.length > 0 && (
          <Menu
            label={say(personPage.giveRole)}
            target={
              <Button size="sm" end={IconChevronDown}>
                {say(personPage.giveRole)}
              </Button>
            }
          >
            {person.other_roles.map((role) => (
              <MenuItem key={role.acl} onClick={() => void give(role.acl)}>
                {label(role)}
              </MenuItem>
            ))}
          </Menu>
        )
      }
    >
      <EntryList
        items={person.roles.map((role) => ({
          key: String(role.acl),
          name: label(role),
          under: sayWith(personPage.given, { day: short(role.granted_at), by: role.granted_by ?? '' }),
          ...(role.in_use && { detail: say(personPage.inUse) }),
          act: can.edit && person.roles.length > 1 && (
            <Button
              kind="quiet"
              size="sm"
              aria-label={sayWith(personPage.takeNamed, { name: label(role) })}
              onClick={() => void take(role)}
            >
              {say(personPage.takeRole)}
            </Button>
          ),
        }))}
      />
    </Section>
  );
};

/** The roles that a person holds on the platform, and what they are in journals. */
export const PersonAccess = ({ person }: { person: Person }) => {
  const { say, sayWith } = useWords();
  const { label, name } = useLabel();
  const { short } = useDates();
  return (
    <>
      <Roles person={person} />
      <Section title={say(personPage.journals)}>
        {person.presets.length === 0 && <p>{say(personPage.noJournals)}</p>}
        <EntryList
          items={person.presets.map((preset) => ({
            key: `${preset.journal_id} ${preset.label_en}`,
            name: name(preset),
            under: label(preset),
            detail: sayWith(personPage.given, { day: short(preset.assigned_at), by: '' }),
          }))}
        />
      </Section>
    </>
  );
};
