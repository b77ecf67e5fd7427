import { fieldRules } from '@naskhah/kernel/field-rules';
import { isFamilyNameOf, namePartsOf } from '@naskhah/kernel/name-parts';
import { Button } from '@naskhah/ui/controls/button';
import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { reviewRound } from '@naskhah/words/workflow/review-round';
import { useId } from 'react';
import type { Article } from '../../app/article.ts';
import { CitedAsField } from '../../forms/cited-as-field.tsx';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import type { Invited } from './invited.ts';

/** Somebody who is not on the platform yet: a name and an address are enough. */
export const NewReviewerForm = ({
  article,
  onNamed,
  onBack,
  onClose,
}: {
  article: Article;
  onNamed: (invited: Invited) => void;
  onBack: () => void;
  onClose: () => void;
}) => {
  const { say } = useWords();
  const id = useId();
  const { form, unsaved } = useKeptForm('new-reviewer', article.id, {
    initialValues: { name: '', family: null as string | null, email: '' },
    validate: {
      name: (text) => (text.trim() === '' ? say(reviewRound.nameMissing) : null),
      email: (text) => (fieldRules.email(text.trim()) ? null : say(reviewRound.emailWrong)),
    },
    validateInputOnBlur: true,
  });
  const { name: written, family } = form.values;
  const fitting = isFamilyNameOf(written, family) ? family : null;
  const send = form.onSubmit(({ name, email }) => {
    form.resetDirty();
    onNamed({ name: name.trim(), family: fitting, email: email.trim() });
  });
  return (
    <Dialog
      opened
      onClose={onClose}
      unsaved={unsaved}
      title={say(reviewRound.newPerson)}
      footer={
        <>
          <Button onClick={onBack}>{say(reviewRound.back)}</Button>
          <Button kind="primary" type="submit" form={id}>
            {say(reviewRound.goOn)}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={send}>
        <FieldStack>
          <p>{say(reviewRound.newPersonWhy)}</p>
          <TextField label={say(reviewRound.fullName)} required data-autofocus {...form.getInputProps('name')} />
          <CitedAsField
            name={written}
            cited={namePartsOf(written, fitting)}
            onChange={({ family: chosen }) => form.setFieldValue('family', chosen)}
          />
          <TextField label={say(reviewRound.email)} required type="email" {...form.getInputProps('email')} />
        </FieldStack>
      </form>
    </Dialog>
  );
};
