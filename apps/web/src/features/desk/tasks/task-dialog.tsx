import { Button, ButtonLink } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useConfirm } from '@naskhah/ui/dialogs/confirm';
import { Dialog } from '@naskhah/ui/dialogs/dialog';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { FieldStack } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Passages } from '@naskhah/ui/record/reading';
import { Note } from '@naskhah/ui/state/note';
import { tasks } from '@naskhah/words/tasks/tasks';
import { useState } from 'react';
import { addresses } from '../../../app/addresses.ts';
import { client } from '../../../app/client.ts';
import { useAct } from '../../../app/use-act.ts';
import { useKeptState } from '../../../forms/use-kept-state.ts';
import { withSearch } from '../../../lists/with-search.ts';
import { TaskFacts } from './task-facts.tsx';
import { TaskForm } from './task-form.tsx';
import { useTaskTitle } from './use-task-words.ts';
import type { Task } from './use-tasks.ts';

/** What helps with it, as far as this reader may go there. */
const TaskLinks = ({ task: { article, about, can }, here }: { task: Task; here: boolean }) => {
  const { say } = useWords();
  const toArticle = can.open_article && article && !here;
  if (!toArticle && !can.open_person && !can.open_mails) return null;
  return (
    <ButtonRow>
      {toArticle && <ButtonLink href={addresses.article(article.id)}>{say(tasks.openArticle)}</ButtonLink>}
      {can.open_person && about?.id && (
        <ButtonLink href={addresses.person(about.id)}>{say(tasks.openPerson)}</ButtonLink>
      )}
      {can.open_mails && about && (
        <ButtonLink href={withSearch(addresses.mailLog, { q: about.address })}>{say(tasks.openMails)}</ButtonLink>
      )}
    </ButtonRow>
  );
};

/** A task as it stands, and what this reader can do with it; `here` on the page of its article. */
export const TaskDialog = ({ task, here = false, onClose }: { task: Task; here?: boolean; onClose: () => void }) => {
  const { say } = useWords();
  const { value: outcome, setValue: setOutcome, saved: forget, unsaved } = useKeptState('task-outcome', task.id, '');
  const [changing, setChanging] = useState(false);
  const title = useTaskTitle()(task);
  const confirm = useConfirm();
  const act = useAct();
  const { id, version, can } = task;
  const done = () => {
    forget('');
    onClose();
  };
  const finish = async () => {
    const words = { processing: say(tasks.finishing), done: say(tasks.finished) };
    if (await act(() => client.tasks.saveTask({ act: 'done', id, version, outcome }), words)) done();
  };
  const remove = async () => {
    if (!(await confirm({ title: say(tasks.removeTitle), message: say(tasks.removeWhy) }))) return;
    const words = { processing: say(tasks.removing), done: say(tasks.removed) };
    if (await act(() => client.tasks.deleteTask({ id, version }), words)) done();
  };
  if (changing && task.article) return <TaskForm articleId={task.article.id} task={task} onClose={onClose} />;
  const passages = [
    { title: say(tasks.note), text: task.note },
    { title: say(tasks.outcome), text: task.outcome },
  ].filter(({ text }) => text !== '');
  return (
    <Dialog
      opened
      onClose={onClose}
      unsaved={unsaved}
      title={<span dir="auto">{title}</span>}
      footer={
        (can.done || can.change || can.remove) && (
          <>
            {can.remove && (
              <Button kind="danger" onClick={() => void remove()}>
                {say(tasks.remove)}
              </Button>
            )}
            {can.change && <Button onClick={() => setChanging(true)}>{say(tasks.change)}</Button>}
            {can.done && (
              <Button kind="primary" onClick={() => void finish()}>
                {say(tasks.markDone)}
              </Button>
            )}
          </>
        )
      }
    >
      <FieldStack>
        {task.kind === 'mail-came-back' && !task.done_at && <Note tone="warn">{say(tasks.cameBackWhy)}</Note>}
        {task.blocking && !task.done_at && <Note tone="warn">{say(tasks.blocking)}</Note>}
        {passages.length > 0 && <Passages passages={passages} />}
        <TaskFacts task={task} />
        <TaskLinks task={task} here={here} />
        {can.done && (
          <TextArea
            label={say(tasks.outcome)}
            help={say(tasks.outcomeHelp)}
            optional
            rows={3}
            maxLength={5000}
            value={outcome}
            onChange={({ currentTarget }) => setOutcome(currentTarget.value)}
          />
        )}
      </FieldStack>
    </Dialog>
  );
};
