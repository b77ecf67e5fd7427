import { ChoiceGroup } from '@naskhah/ui/fields/choice-group';
import { PicksField } from '@naskhah/ui/fields/picks-field';
import { useWords } from '@naskhah/ui/language/language-provider';
import { messaging } from '@naskhah/words/tasks/messages';
import type { ReactNode } from 'react';
import type { Thread } from './thread.ts';

/** More than that are searched instead of all being shown. */
const seenAtOnce = 8;
/** As the contract takes them. */
const most = 50;

/** Whom a message goes to. */
export const RecipientField = ({
  people,
  chosen,
  onChange,
  error,
}: {
  people: Thread['people'];
  chosen: string[];
  onChange: (chosen: string[]) => void;
  error: ReactNode;
}) => {
  const { say } = useWords();
  const choices = people.map(({ id, name, role }) => ({
    value: String(id),
    label: [name, role].filter(Boolean).join(' · '),
  }));
  const look = { label: say(messaging.recipients), required: true, error };
  if (people.length <= seenAtOnce)
    return <ChoiceGroup many {...look} choices={choices} chosen={chosen} onChange={onChange} />;
  return (
    <PicksField
      {...look}
      most={most}
      chosen={choices.filter(({ value }) => chosen.includes(value))}
      choices={choices.filter(({ value }) => !chosen.includes(value))}
      onChange={onChange}
    />
  );
};
