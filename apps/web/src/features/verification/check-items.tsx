import type { Question } from '@naskhah/kernel/forms/definition';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { checking } from '@naskhah/words/verification/checking';
import type { ReactNode } from 'react';
import { CheckItem } from './check-item.tsx';
import css from './checking.module.css';
import { type Checking, type Said, unsaid } from './types.ts';

type Group = { heading: Question | undefined; items: Question[] };

const groupsOf = (questions: readonly Question[]): Group[] => {
  const groups: Group[] = [];
  for (const question of questions)
    if (question.type === 'section') groups.push({ heading: question, items: [] });
    else {
      if (groups.length === 0) groups.push({ heading: undefined, items: [] });
      groups.at(-1)?.items.push(question);
    }
  return groups.filter(({ items }) => items.length > 0);
};

const isAnswered = ({ verdict }: Said): boolean => verdict !== null;
const lacksWords = ({ verdict, comment }: Said): boolean => verdict === 'fail' && comment.trim() === '';

/** The checklist in its groups, each with how far it is. */
export const CheckItems = ({
  record,
  answers,
  overtaken,
  machineOf,
  onAnswer,
}: {
  record: Checking;
  answers: Record<string, Said>;
  overtaken: Record<string, Said>;
  machineOf: (question: Question) => ReactNode;
  onAnswer: (item: string, said: Said) => void;
}) => {
  const { say, sayWith, language } = useWords();
  const { questions } = record.checklist;
  const all = questions.filter(({ type }) => type === 'check');
  return groupsOf(questions).map(({ heading, items }) => {
    const said = items.map(({ id }) => answers[id] ?? unsaid);
    const missing = said.filter(lacksWords).length;
    const detail = [
      sayWith(checking.answered, { count: said.filter(isAnswered).length, of: items.length }),
      missing > 0 && sayWith(checking.commentsMissing, { count: missing }),
    ];
    return (
      <Section
        key={heading?.id ?? 'first'}
        title={(heading?.label[language] ?? '') || say(checking.checklist)}
        detail={detail.filter(Boolean).join(' · ')}
      >
        <ol className={css.items}>
          {items.map((question) => (
            <CheckItem
              key={question.id}
              question={question}
              number={all.indexOf(question) + 1}
              said={answers[question.id]}
              before={record.before[question.id]}
              overtaken={overtaken[question.id]}
              open={record.can.check}
              machine={machineOf(question)}
              onAnswer={(next) => onAnswer(question.id, next)}
            />
          ))}
        </ol>
      </Section>
    );
  });
};
