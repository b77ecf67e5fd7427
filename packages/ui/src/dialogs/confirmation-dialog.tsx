import { ui } from '@naskhah/words/ui';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { useWords } from '../language/language-provider.tsx';
import type { Question } from './confirm.tsx';
import css from './confirmation-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { firstAnswer, isPromptValid, type PromptAnswer } from './prompt.ts';
import { PromptField } from './prompt-field.tsx';

type Props = Question & { onCancel: () => void; onConfirm: (answer: PromptAnswer) => void };

const Asking = ({ title, message, prompt, onCancel, onConfirm }: Props) => {
  const { say } = useWords();
  const [answer, setAnswer] = useState<PromptAnswer>(prompt ? firstAnswer(prompt) : { value: '' });
  return (
    <Dialog
      opened
      asking
      width="confirmation"
      title={title}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{say(ui.cancelLoud)}</Button>
          <Button kind="primary" disabled={!isPromptValid(prompt, answer)} onClick={() => onConfirm(answer)}>
            {say(ui.ok)}
          </Button>
        </>
      }
    >
      <div className={css.message}>{message}</div>
      {prompt && (
        <div className={css.prompt}>
          <PromptField prompt={prompt} answer={answer} onChange={setAnswer} />
        </div>
      )}
    </Dialog>
  );
};

/** Asks once per opening: what was entered is forgotten when it closes. */
export const ConfirmationDialog = ({ opened, ...question }: Props & { opened: boolean }) =>
  opened ? <Asking {...question} /> : null;
