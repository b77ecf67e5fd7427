import type { DecisionKind } from '@naskhah/kernel/article-words';
import { Button } from '@naskhah/ui/controls/button';
import { CancelButton, Dialog } from '@naskhah/ui/dialogs/dialog';
import { showNotice } from '@naskhah/ui/dialogs/notice';
import { DateField, isWholeDate } from '@naskhah/ui/fields/date-field';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { TextField } from '@naskhah/ui/fields/text-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { articlePage } from '@naskhah/words/desk-article/article-page';
import { deciding } from '@naskhah/words/workflow/deciding';
import { decisionWords } from '@naskhah/words/workflow/workflow';
import { useId, useState } from 'react';
import type { Answers } from '../../app/answers.ts';
import type { Article } from '../../app/article.ts';
import { client } from '../../app/client.ts';
import { refreshRecords } from '../../app/use-act.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { ArticleChanges } from './article-changes.tsx';

type Preview = Answers['workflow']['previewDecision'];

export const DecisionForm = ({
  article,
  kind,
  preview,
  preparing,
  consequence,
  onDue,
  onClose,
}: {
  article: Article;
  kind: DecisionKind;
  preview: Preview;
  preparing: boolean;
  consequence: string;
  onDue: (day: string) => void;
  onClose: () => void;
}) => {
  const { say, sayWith } = useWords();
  const formId = useId();
  const [seen] = useState(article);
  const { mail } = preview;
  const needed = (fault: Parameters<typeof say>[0]) => (text: string) =>
    mail && text.trim() === '' ? say(fault) : null;
  const { form, unsaved, id } = useKeptForm('decision', `${article.id} ${kind}`, {
    initialValues: {
      mail: { subject: mail?.subject ?? '', body: mail?.body ?? '' },
      note: '',
      revisions_due: preview.revisions_due ?? '',
      // The day for which the letter was written, which it says until it is written anew.
      written_for: preview.revisions_due ?? '',
    },
    validate: { mail: { subject: needed(deciding.subjectMissing), body: needed(deciding.mailMissing) } },
  });

  // Another due date changes the letter, as long as nobody has written over it.
  const [offered, setOffered] = useState(mail);
  if (mail && offered && mail !== offered && !preparing) {
    setOffered(mail);
    const { subject, body } = form.values.mail;
    if (subject === offered.subject && body === offered.body)
      form.setValues({ mail: { subject: mail.subject, body: mail.body }, written_for: preview.revisions_due ?? '' });
  }

  const recommends = article.can.recommend.includes(kind);
  const open = article.can.decide.includes(kind) || recommends;
  const changed = seen.version !== article.version;
  const submit = useFormSubmit(form);
  const send = submit(
    ({ mail: letter, note, revisions_due, written_for }) =>
      client.workflow.decide({
        id,
        article_id: article.id,
        version: article.version,
        kind,
        note,
        mail: mail && { ...letter, ...(written_for && { written_for: { revisions_due: written_for } }) },
        ...(revisions_due && { revisions_due }),
      }),
    { processing: say(deciding.sending), quiet: true },
    () => {
      void refreshRecords();
      showNotice({ tone: 'ok', title: say(recommends ? deciding.recommended : deciding.sent) });
      onClose();
    },
    { stale: () => void refreshRecords() },
  );

  const title = say(decisionWords[kind]);
  return (
    <Dialog
      opened
      onClose={onClose}
      unsaved={unsaved}
      title={recommends ? sayWith(deciding.recommend, { decision: title }) : title}
      subtitle={article.number}
      footer={
        <>
          <CancelButton />
          <Button
            kind={kind === 'decline' ? 'danger-fill' : 'primary'}
            type="submit"
            form={formId}
            disabled={!open || preparing}
          >
            {title}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send}>
        <FieldStack>
          {changed && <ArticleChanges before={seen} now={article} />}
          {!open && (
            <Note tone="warn" role="alert">
              {say(articlePage.noLonger)}
            </Note>
          )}
          <p>{recommends ? say(deciding.recommendOnly) : consequence}</p>
          {preview.revisions_due && (
            <DateField
              label={say(deciding.revisionsDue)}
              required
              {...form.getInputProps('revisions_due')}
              onChange={(date) => {
                form.setFieldValue('revisions_due', date);
                if (isWholeDate(date)) onDue(date);
              }}
            />
          )}
          {mail ? (
            <>
              <TextField
                label={say(deciding.subject)}
                required
                help={`${say(deciding.mailTo)}: ${mail.to}`}
                {...form.getInputProps('mail.subject')}
              />
              <TextArea
                label={say(deciding.mail)}
                required
                rows={10}
                help={say(deciding.mailHelp)}
                {...form.getInputProps('mail.body')}
              />
            </>
          ) : (
            !recommends && <Note>{say(deciding.noMail)}</Note>
          )}
          <TextArea
            label={say(deciding.note)}
            optional
            rows={3}
            help={say(deciding.noteHelp)}
            {...form.getInputProps('note')}
          />
        </FieldStack>
      </form>
    </Dialog>
  );
};
