import { FormDialog } from '@naskhah/ui/dialogs/form-dialog';
import { showNotice } from '@naskhah/ui/dialogs/notice';
import { useRequest } from '@naskhah/ui/dialogs/request-provider';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { FileField } from '@naskhah/ui/form/file-field';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EntryList } from '@naskhah/ui/list/entry-list';
import { Note } from '@naskhah/ui/state/note';
import { teamList } from '@naskhah/words/identity/team-list';
import { useState } from 'react';
import type { Answers } from '../../app/answers.ts';
import { client } from '../../app/client.ts';
import { refreshRecords } from '../../app/use-act.ts';
import { useFormSubmit } from '../../forms/use-form-submit.ts';
import { useKeptForm } from '../../forms/use-kept-form.ts';
import { MailLanguage, OwnWords } from './invitee-fields.tsx';

type Line = Answers['people']['inviteListToTeam']['lines'][number];
type Entered = { text: string; language: 'en' | 'ms'; message: string };

const mostBytes = 200_000;

/** A cell as CSV holds it: in quotation marks where a comma or one of them stands in it. */
const cellOf = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const textOf = (lines: readonly Line[]): string =>
  lines.map(({ name, email, place }) => [name, email, place].map(cellOf).join(', ')).join('\n');

const Lines = ({ lines }: { lines: readonly Line[] }) => {
  const { say, sayWith } = useWords();
  return (
    <section aria-label={say(teamList.whatHappens)} aria-live="polite">
      <EntryList
        items={lines.map(({ line, name, email, place, state, message }) => ({
          key: String(line),
          name: name || email || sayWith(teamList.lineOf, { line }),
          under: [sayWith(teamList.lineOf, { line }), email, place].filter(Boolean).join(' · '),
          ...(state === 'fault' ? { warning: message } : { detail: message }),
        }))}
      />
    </section>
  );
};

/** Invites those whom a list names: first it is said what would happen to each line, then they are invited. */
export const TeamListDialog = ({ journal, onClose }: { journal: string; onClose: () => void }) => {
  const { say, sayWith, language } = useWords();
  const [tried, setTried] = useState<{ text: string; lines: Line[] }>();
  const [tooLarge, setTooLarge] = useState(false);
  const { form, unsaved, id } = useKeptForm<Entered>('team-list', journal, {
    initialValues: { text: '', language, message: '' },
    validate: { text: (text) => (text.trim() ? null : say(teamList.missing)) },
  });
  const known = tried?.text === form.values.text ? tried.lines : undefined;
  const ready = known?.filter(({ state }) => state === 'ready').length ?? 0;
  const request = useRequest();
  const submit = useFormSubmit(form);
  const ask = (entered: Entered, apply: boolean) =>
    client.people.inviteListToTeam({ ...entered, batch: id, journal_id: journal, apply });
  // What is only checked is not sent: it stays what was typed here and nowhere else.
  const check = form.onSubmit(async (entered) => {
    const answer = await request(() => ask(entered, false), { processing: say(teamList.checking), quiet: true });
    if (answer) setTried({ text: entered.text, lines: answer.lines });
  });
  const invite = submit(
    (entered) => ask(entered, true),
    { processing: say(teamList.inviting), quiet: true },
    ({ lines, invited }) => {
      void refreshRecords();
      showNotice({ tone: 'ok', title: sayWith(teamList.sent, { count: invited }) });
      const left = lines.filter(({ state }) => state === 'fault');
      if (left.length === 0) return onClose();
      const text = textOf(left);
      form.setFieldValue('text', text);
      setTried({ text, lines: left });
    },
  );
  const read = async ([file]: File[]) => {
    if (!file) return;
    setTooLarge(file.size > mostBytes);
    if (file.size <= mostBytes) form.setFieldValue('text', await file.text());
  };
  return (
    <FormDialog
      unsaved={unsaved}
      title={say(teamList.addMany)}
      act={ready > 0 ? sayWith(teamList.invite, { count: ready }) : say(teamList.check)}
      onSubmit={known && ready > 0 ? invite : check}
      onClose={onClose}
    >
      <FieldStack>
        <p>{say(teamList.why)}</p>
        <TextArea
          label={say(teamList.lines)}
          help={say(teamList.linesHelp)}
          required
          rows={8}
          {...form.getInputProps('text')}
        />
        {known && ready === 0 && (
          <Note tone="warn" role="alert">
            {say(known.length > 0 ? teamList.nobody : teamList.missing)}
          </Note>
        )}
        {known && <Lines lines={known} />}
        <FileField label={say(teamList.file)} limits={say(teamList.fileLimits)} accept=".csv,text/csv" onFiles={read} />
        {tooLarge && (
          <Note tone="bad" role="alert">
            {say(teamList.tooLarge)}
          </Note>
        )}
        <MailLanguage chosen={form.values.language} onChange={(chosen) => form.setFieldValue('language', chosen)} />
        <OwnWords {...form.getInputProps('message')} />
      </FieldStack>
    </FormDialog>
  );
};
