import { fieldRules } from '@naskhah/kernel/field-rules';
import { Button } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { merging } from '@naskhah/words/identity/merging';
import { client } from '../../app/client.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';

/** A person with two accounts makes them one; the one in which they say so stays. */
export const OwnMerge = () => {
  const { say } = useWords();
  const { form } = useKeptForm('own-merge', '', {
    initialValues: { email: '' },
    validate: { email: (text) => (fieldRules.email(text.trim()) ? null : say(merging.ownMissing)) },
  });
  const submit = useFormSubmit(form);
  const send = submit(
    ({ email }) => client.people.startOwnMerge({ email: email.trim() }),
    { processing: say(merging.asking), done: say(merging.ownAsked) },
    () => form.reset(),
  );
  return (
    <Section title={say(merging.ownTitle)} detail={say(merging.ownWhy)}>
      <form noValidate onSubmit={send}>
        <FieldStack>
          <TextField label={say(merging.ownEmail)} required type="email" {...form.getInputProps('email')} />
          <ButtonRow>
            <Button type="submit">{say(merging.ownAsk)}</Button>
          </ButtonRow>
        </FieldStack>
      </form>
    </Section>
  );
};
