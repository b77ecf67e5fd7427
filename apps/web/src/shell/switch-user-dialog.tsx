import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { switching } from '@naskhah/words/identity/switching';
import { IconUserShare } from '@tabler/icons-react';
import { useState } from 'react';
import { PersonSearch } from './person-search.tsx';
import { SwitchReason } from './switch-reason.tsx';
import type { PersonFound } from './use-people-found.ts';

/** An Administrator chooses whom to act as, and says why. */
export const SwitchUserDialog = ({ onClose }: { onClose: () => void }) => {
  const { say } = useWords();
  const [person, setPerson] = useState<PersonFound>();
  return (
    <Dialog opened onClose={onClose} title={say(switching.title)}>
      <FieldStack>
        <Note tone="warn" icon={IconUserShare}>
          {say(switching.why)}
        </Note>
        {person ? (
          <SwitchReason person={person} onOther={() => setPerson(undefined)} onDone={onClose} />
        ) : (
          <PersonSearch onChoose={setPerson} />
        )}
      </FieldStack>
    </Dialog>
  );
};
