import { Button } from '@naskhah/ui/controls/button';
import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { DateField, isWholeDate } from '@naskhah/ui/fields/date-field';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldPair, FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { deciding } from '@naskhah/words/workflow/deciding';
import { reviewRound } from '@naskhah/words/workflow/review-round';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Answers } from '../../app/answers.ts';
import type { Article } from '../../app/article.ts';
import { calls } from '../../app/calls.ts';
import { client } from '../../app/client.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import { refreshRecords } from '../../app/use-act.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import type { Invited } from './invited.ts';

/** Filled in when the mail is sent; without it the reviewer cannot open the review. */
const linkVariable = '{{review_url}}';

type Props = { article: Article; invited: Invited; onBack: () => void; onClose: () => void };
type Dates = { answer_due: string; review_due: string };

/** The letter, and the days that it says: they change with it alone. */
const letterOf = ({ mail: { subject, body }, answer_due, review_due }: Answers['workflow']['previewInvitation']) => ({
  subject,
  body,
  written_for: { answer_due, review_due },
});

const Mail = ({
  article,
  invited,
  preview,
  onDates,
  onBack,
  onClose,
}: Props & { preview: Answers['workflow']['previewInvitation']; onDates: (dates: Dates) => void }) => {
  const { say, sayWith } = useWords();
  const formId = useId();
  const { form, unsaved, id } = useKeptForm(
    'review-invitation',
    `${article.id} ${'user_id' in invited ? invited.user_id : invited.email}`,
    {
      initialValues: {
        mail: letterOf(preview),
        answer_due: preview.answer_due,
        review_due: preview.review_due,
      },
      validate: {
        mail: {
          subject: (text) => (text.trim() === '' ? say(deciding.subjectMissing) : null),
          body: (text) => (text.includes(linkVariable) ? null : say(reviewRound.linkMissing)),
        },
      },
    },
  );
  // Other dates change the mail, as long as nobody has written over it.
  const [offered, setOffered] = useState(preview.mail);
  if (preview.mail !== offered) {
    setOffered(preview.mail);
    const { subject, body } = form.values.mail;
    if (subject === offered.subject && body === offered.body) {
      form.setValues({ mail: letterOf(preview) });
    }
  }
  const dated = (field: 'answer_due' | 'review_due') => ({
    ...form.getInputProps(field),
    onChange: (value: string) => {
      form.setFieldValue(field, value);
      if (isWholeDate(value)) onDates({ ...form.getValues(), [field]: value });
    },
  });
  const submit = useFormSubmit(form);
  const send = submit(
    ({ answer_due, review_due, mail }) =>
      client.workflow.saveRequest({
        id,
        kind: 'review',
        article_id: article.id,
        ...('user_id' in invited
          ? { user_id: invited.user_id }
          : { person: { name: invited.name, family: invited.family, email: invited.email } }),
        answer_due,
        review_due,
        mail,
      }),
    { processing: say(reviewRound.inviting), done: say(reviewRound.invited) },
    () => {
      void refreshRecords();
      onClose();
    },
  );
  return (
    <Dialog
      opened
      onClose={onClose}
      unsaved={unsaved}
      title={sayWith(reviewRound.inviteTitle, { name: invited.name })}
      footer={
        <>
          <Button onClick={onBack}>{say(reviewRound.back)}</Button>
          <Button kind="primary" type="submit" form={formId}>
            {say(reviewRound.sendInvitation)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send}>
        <FieldStack>
          <FieldPair>
            <DateField label={say(reviewRound.answerDue)} required {...dated('answer_due')} />
            <DateField label={say(reviewRound.reviewDue)} required {...dated('review_due')} />
          </FieldPair>
          <TextField label={say(reviewRound.mailSubject)} required {...form.getInputProps('mail.subject')} />
          <TextArea
            label={say(reviewRound.mailBody)}
            required
            rows={12}
            help={say(reviewRound.mailHelp)}
            {...form.getInputProps('mail.body')}
          />
        </FieldStack>
      </form>
    </Dialog>
  );
};

/** The invitation as it will go out, with its dates. */
export const InviteForm = (props: Props) => {
  const { say } = useWords();
  const { article, invited, onBack, onClose } = props;
  const [dates, setDates] = useState<Dates>();
  const { data, error, refetch } = useQuery(
    calls.workflow.previewInvitation.queryOptions({
      input: {
        article_id: article.id,
        ...('user_id' in invited ? { user_id: invited.user_id } : { name: invited.name }),
        ...dates,
      },
      placeholderData: keepPreviousData,
      gcTime: 0,
    }),
  );
  if (data)
    return (
      <Mail {...props} preview={data} onDates={({ answer_due, review_due }) => setDates({ answer_due, review_due })} />
    );
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(reviewRound.find)}
      footer={<Button onClick={onBack}>{say(reviewRound.back)}</Button>}
    >
      {error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <p role="status">{say(deciding.loading)}</p>
      )}
    </Dialog>
  );
};
