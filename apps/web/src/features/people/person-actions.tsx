import { Button } from '@naskhah/ui/controls/button';
import { Menu, MenuDivider, MenuItem } from '@naskhah/ui/controls/menu';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { useWords } from '@naskhah/ui/language/language-provider';
import { personPage } from '@naskhah/words/identity/person-page';
import {
  IconArrowMerge,
  IconChevronDown,
  IconDownload,
  IconGhost,
  IconPlayerPause,
  IconPlayerPlay,
  IconUserPlus,
  IconUserShare,
} from '@tabler/icons-react';
import { client } from '../../app/client.ts';
import { saveText } from '../../app/save-text.ts';
import type { Person } from './use-person.ts';
import { useStanding } from './use-standing.ts';

export type PersonAct = 'switch' | 'invite' | 'merge';

/** Everything that can be done with an account, in one menu; what needs more words opens a dialog. */
export const PersonActions = ({ person, onAct }: { person: Person; onAct: (act: PersonAct) => void }) => {
  const { say } = useWords();
  const request = useRequest();
  const { suspend, reinstate, anonymise } = useStanding(person);
  const { usr_id, can } = person;
  const exported = () =>
    request(
      async () => {
        const { filename, content } = await client.deskPeople.exportPerson({ usr_id });
        return saveText(filename, JSON.stringify(content, null, 2));
      },
      { processing: say(personPage.exporting), done: say(personPage.exported) },
    );
  return (
    <Menu label={say(personPage.more)} target={<Button end={IconChevronDown}>{say(personPage.more)}</Button>}>
      {can.switch && (
        <MenuItem icon={IconUserShare} onClick={() => onAct('switch')}>
          {say(personPage.actAs)}
        </MenuItem>
      )}
      {can.merge && (
        <MenuItem icon={IconUserPlus} onClick={() => onAct('invite')}>
          {say(personPage.invite)}
        </MenuItem>
      )}
      {can.merge && (
        <MenuItem icon={IconArrowMerge} onClick={() => onAct('merge')}>
          {say(personPage.merge)}
        </MenuItem>
      )}
      <MenuItem icon={IconDownload} onClick={() => void exported()}>
        {say(personPage.export)}
      </MenuItem>
      {(can.suspend || can.reinstate || can.anonymise) && <MenuDivider />}
      {can.suspend && (
        <MenuItem icon={IconPlayerPause} onClick={() => void suspend()}>
          {say(personPage.suspend)}
        </MenuItem>
      )}
      {can.reinstate && (
        <MenuItem icon={IconPlayerPlay} onClick={() => void reinstate()}>
          {say(personPage.reinstate)}
        </MenuItem>
      )}
      {can.anonymise && (
        <MenuItem icon={IconGhost} danger onClick={() => void anonymise()}>
          {say(personPage.anonymise)}
        </MenuItem>
      )}
    </Menu>
  );
};
