import type { Question } from '@naskhah/kernel/forms/definition';
import { Button } from '@naskhah/ui/controls/button';
import { TextArea } from '@naskhah/ui/fields/text-area';
import { VerdictSegments } from '@naskhah/ui/fields/verdict-segments';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Note } from '@naskhah/ui/state/note';
import { checkFields, checkVerdictWords } from '@naskhah/words/forms/question-fields';
import { checking } from '@naskhah/words/verification/checking';
import type { ReactNode } from 'react';
import css from './checking.module.css';
import { type Said, unsaid } from './types.ts';

/** The place of an item on the page. */
export const anchorOf = (item: string): string => `check-${item}`;

/** One item: what is asked in both languages, what the machine saw, what is said of it, and the sentence of a failed one. */
export const CheckItem = ({
  question,
  number,
  said = unsaid,
  before,
  overtaken,
  open,
  machine,
  onAnswer,
}: {
  question: Question;
  number: number;
  said: Said | undefined;
  before: Said | undefined;
  overtaken: Said | undefined;
  open: boolean;
  machine?: ReactNode;
  onAnswer: (said: Said) => void;
}) => {
  const { say, sayWith, language } = useWords();
  const other = language === 'ms' ? 'en' : 'ms';
  const label = question.label[language] || question.label[other];
  const inWords = ({ verdict, comment }: Said): string =>
    [verdict && say(checkVerdictWords[verdict]), comment].filter(Boolean).join('. ');
  const unwritten = said.verdict === 'fail' && said.comment.trim() === '';
  return (
    <li id={anchorOf(question.id)} className={css.item}>
      <b className={css.number}>{number}</b>
      <div>
        <p className={css.asked}>{label}</p>
        {question.label[other] !== label && (
          <p lang={other} className={css.other}>
            {question.label[other]}
          </p>
        )}
        {question.help[language] && <p className={css.quiet}>{question.help[language]}</p>}
        {machine}
        {before?.verdict && (
          <p className={css.quiet}>
            {sayWith(checking.lastTime, { verdict: say(checkVerdictWords[before.verdict]), comment: before.comment })}
          </p>
        )}
      </div>
      <div className={css.verdict}>
        <VerdictSegments
          label={label}
          value={said.verdict}
          disabled={!open}
          onChange={(verdict) => onAnswer({ ...said, verdict })}
        />
      </div>
      {(said.verdict === 'fail' || said.comment !== '') && (
        <div className={css.comment}>
          <TextArea
            label={say(checkFields.comment)}
            rows={2}
            maxLength={2000}
            disabled={!open}
            error={unwritten ? say(checkFields.commentMissing) : undefined}
            value={said.comment}
            onChange={({ target }) => onAnswer({ ...said, comment: target.value })}
          />
        </div>
      )}
      {overtaken && (
        <div className={css.comment}>
          <Note tone="warn" role="status">
            <p>{say(checking.meanwhile)}</p>
            <p>{sayWith(checking.youHad, { said: inWords(overtaken) })}</p>
            <Button size="sm" onClick={() => onAnswer(overtaken)}>
              {say(checking.takeMine)}
            </Button>
          </Note>
        </div>
      )}
    </li>
  );
};
