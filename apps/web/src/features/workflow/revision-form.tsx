import { Button } from '@naskhah/ui/controls/button';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { showNotice } from '@naskhah/ui/dialogs/notice';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { Note } from '@naskhah/ui/state/note';
import { deciding } from '@naskhah/words/workflow/deciding';
import { useEffect, useRef, useState } from 'react';
import type { Article } from '../../app/article.ts';
import { client } from '../../app/client.ts';
import { refreshRecords } from '../../app/use-act.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { UploadField } from '../../uploads/upload-field.tsx';
import { ArticleChanges } from './article-changes.tsx';

/** The author's revised version: the file, and the answer to the reports. */
export const RevisionForm = ({
  article,
  asked,
}: {
  article: Article;
  /** Grows each time that the form is asked for: it then comes into view, with the focus. */
  asked: number;
}) => {
  const { say } = useWords();
  const confirm = useConfirm();
  const [seen] = useState(article);
  const [stale, setStale] = useState(false);
  const { form, id, unsaved } = useKeptForm('revision', article.id, {
    initialValues: { files: 0, reply: '' },
    validate: { files: (count) => (count > 0 ? null : say(deciding.fileMissing)) },
  });
  const submit = useFormSubmit(form);
  const send = submit(
    ({ reply }) => client.workflow.saveRevision({ id, article_id: article.id, version: article.version, reply }),
    { quiet: true, processing: say(deciding.revising) },
    () => {
      void refreshRecords();
      showNotice({ tone: 'ok', title: say(deciding.revised) });
    },
    {
      sure: () => confirm({ title: say(deciding.revise), message: say(deciding.reviseSure) }),
      stale: () => {
        setStale(true);
        void refreshRecords();
      },
    },
  );
  const top = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (asked > 0) top.current?.focus();
  }, [asked]);
  const fault = form.errors.files;
  if (!article.can.submit_revision)
    return form.isDirty('reply') ? (
      <Section title={say(deciding.revise)} panel>
        <FieldStack>
          <Note tone="warn" role="alert">
            {say(deciding.decidedMeanwhile)}
          </Note>
          <TextArea label={say(deciding.reply)} rows={10} readOnly value={form.values.reply} />
          <div>
            <Button onClick={() => unsaved.discard?.()}>{say(deciding.letGo)}</Button>
          </div>
        </FieldStack>
      </Section>
    ) : null;
  return (
    <Section title={say(deciding.revise)} panel>
      <form ref={top} tabIndex={-1} aria-label={say(deciding.revise)} noValidate onSubmit={send}>
        <FieldStack>
          <p>{say(deciding.reviseWhy)}</p>
          {stale && <ArticleChanges before={seen} now={article} />}
          <div>
            <UploadField
              label={say(deciding.revisedFile)}
              types={say(deciding.documentTypes)}
              refId={article.id}
              type="revision"
              required
              onUploaded={(files) => {
                form.setFieldValue('files', files.length);
                form.clearFieldError('files');
              }}
            />
            {fault && (
              <Note tone="bad" role="alert">
                {fault}
              </Note>
            )}
          </div>
          <TextArea
            label={say(deciding.reply)}
            optional
            rows={10}
            help={say(deciding.replyHelp)}
            {...form.getInputProps('reply')}
          />
          <UploadField
            label={say(deciding.replyFile)}
            types={say(deciding.documentTypes)}
            refId={article.id}
            type="reply"
            many
            onUploaded={() => undefined}
          />
          <div>
            <Button kind="primary" type="submit">
              {say(deciding.revise)}
            </Button>
          </div>
        </FieldStack>
      </form>
    </Section>
  );
};
