import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { switching } from '@naskhah/words/identity/switching';
import { useEffect, useEffectEvent } from 'react';
import { client } from '../app/client.ts';
import { enter } from '../app/enter.ts';
import { go } from '../app/go.ts';
import { useFormSubmit } from '../forms/use-form-submit.ts';
import { useKeptForm } from '../forms/use-kept-form.ts';
import type { PersonFound } from './use-people-found.ts';

/** Why the Administrator acts as this person; then they do. */
export const SwitchReason = ({
  person,
  onOther,
  onDone,
}: {
  person: PersonFound;
  onOther: () => void;
  onDone: () => void;
}) => {
  const { say, sayWith } = useWords();
  const { usr_id, name, email } = person;
  const { form } = useKeptForm('switch-reason', person.usr_id, {
    initialValues: { reason: '' },
    validate: { reason: (text) => (text.trim() === '' ? say(switching.reasonMissing) : null) },
  });
  const focusReason = useEffectEvent(() => form.getInputNode('reason')?.focus());
  useEffect(() => focusReason(), []);
  const submit = useFormSubmit(form);
  const send = submit(
    ({ reason }) => client.identity.switchUser({ usr_id, reason }),
    { processing: say(switching.switching), quiet: true },
    async (user) => {
      onDone();
      go(await enter(user));
    },
  );
  return (
    <form noValidate onSubmit={send}>
      <FieldStack>
        <EntryList
          items={[
            {
              key: usr_id,
              name,
              under: email,
              act: (
                <Button size="sm" onClick={onOther}>
                  {say(switching.another)}
                </Button>
              ),
            },
          ]}
        />
        <TextArea
          label={say(switching.reason)}
          help={say(switching.reasonHelp)}
          required
          rows={3}
          maxLength={300}
          {...form.getInputProps('reason')}
        />
        <ButtonRow>
          <Button kind="primary" type="submit">
            {sayWith(switching.actAs, { name })}
          </Button>
        </ButtonRow>
      </FieldStack>
    </form>
  );
};
