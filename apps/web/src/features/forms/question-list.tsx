import {
  type FormDefinition,
  type FormPurpose,
  newQuestion,
  type QuestionType,
  typesFor,
} from '@naskhah/kernel/forms/definition';
import type { FormFault } from '@naskhah/kernel/forms/faults';
import { movedBefore, movedBy } from '@naskhah/kernel/forms/moving';
import { newId } from '@naskhah/kernel/ids';
import { Icon } from '@naskhah/ui/controls/icon';
import { IconButton } from '@naskhah/ui/controls/icon-button';
import { useWords } from '@naskhah/ui/language/language-provider';
import { useFocusKept } from '@naskhah/ui/list/use-focus-kept';
import { builder, formFaultWords, questionTypeWords } from '@naskhah/words/forms/form-builder';
import { ui } from '@naskhah/words/ui';
import { IconAlertCircle, IconChevronDown, IconChevronUp, IconGripVertical } from '@tabler/icons-react';
import { useState } from 'react';
import css from './form-builder.module.css';
import { questionIcons } from './question-icons.ts';
import { placeOf, useQuestionWords } from './question-words.ts';

type Props = {
  form: FormDefinition;
  purpose: FormPurpose;
  faults: readonly FormFault[];
  /** Null: the form itself, its title. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
  onChange: (form: FormDefinition) => void;
};

const MoveButtons = ({ form, id, name, onChange }: Pick<Props, 'form' | 'onChange'> & { id: string; name: string }) => {
  const { sayWith } = useWords();
  const hold = useFocusKept(form.questions.findIndex((one) => one.id === id));
  const [up, down] = [movedBy(form, id, -1), movedBy(form, id, 1)];
  const move = (to: FormDefinition | undefined) => {
    if (!to) return;
    hold();
    onChange(to);
  };
  return (
    <span className={css.moves}>
      <IconButton
        size="sm"
        icon={IconChevronUp}
        label={sayWith(ui.moveUp, { name })}
        aria-disabled={!up || undefined}
        onClick={() => move(up)}
      />
      <IconButton
        size="sm"
        icon={IconChevronDown}
        label={sayWith(ui.moveDown, { name })}
        aria-disabled={!down || undefined}
        onClick={() => move(down)}
      />
    </span>
  );
};

/** The questions in order: chosen by a click, moved by dragging or by their arrows. */
export const QuestionList = ({ form, purpose, faults, chosen, onChoose, onChange }: Props) => {
  const { say } = useWords();
  const { name, about } = useQuestionWords();
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const drop = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const add = (type: QuestionType) => {
    const question = newQuestion(type, newId);
    const after = form.questions.findIndex(({ id }) => id === chosen);
    onChange({ questions: form.questions.toSpliced(after === -1 ? form.questions.length : after + 1, 0, question) });
    onChoose(question.id);
  };
  return (
    <>
      <ol className={css.questions}>
        <li className={chosen === null ? `${css.row} ${css.on}` : css.row}>
          <button type="button" className={css.choose} aria-pressed={chosen === null} onClick={() => onChoose(null)}>
            <span className={css.name}>{say(builder.formItself)}</span>
          </button>
        </li>
        {form.questions.map((question) => {
          const { id, type } = question;
          const fault = faults.find((one) => one.question === id);
          const isPart = type === 'section';
          return (
            <li
              key={id}
              className={[
                css.row,
                isPart ? css.part : css.asked,
                chosen === id && css.on,
                dragged === id && css.dragged,
                over === id && css.over,
              ]
                .filter(Boolean)
                .join(' ')}
              onDragOver={(event) => {
                if (dragged === undefined) return;
                event.preventDefault();
                setOver(id);
              }}
              onDrop={(event) => {
                event.preventDefault();
                if (dragged) onChange(movedBefore(form, dragged, id));
                drop();
              }}
            >
              <span
                className={css.grip}
                draggable
                aria-hidden="true"
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', name(question));
                  setDragged(id);
                }}
                onDragEnd={drop}
              >
                <Icon of={IconGripVertical} size="sm" />
              </span>
              <button type="button" className={css.choose} aria-pressed={chosen === id} onClick={() => onChoose(id)}>
                <span className={css.name}>{isPart ? `${placeOf(form, id)}. ${name(question)}` : name(question)}</span>
                {(fault || !isPart) && (
                  <span className={fault ? `${css.about} ${css.bad}` : css.about}>
                    <Icon of={fault ? IconAlertCircle : questionIcons[type]} size="sm" />
                    <span>{fault ? say(formFaultWords[fault.fault]) : about(form, question)}</span>
                  </span>
                )}
              </button>
              <MoveButtons form={form} id={id} name={name(question)} onChange={onChange} />
            </li>
          );
        })}
      </ol>
      <div className={css.add}>
        <p>{say(builder.addAfter)}</p>
        <div className={css.types}>
          {typesFor(purpose).map((type) => (
            <button key={type} type="button" className={css.type} onClick={() => add(type)}>
              <Icon of={questionIcons[type]} size="sm" />
              {say(questionTypeWords[type])}
            </button>
          ))}
        </div>
      </div>
    </>
  );
};
