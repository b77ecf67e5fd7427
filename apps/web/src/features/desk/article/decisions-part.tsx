import { Button } from '@naskhah/ui/controls/button';
import { EmailContentDialog } from '@naskhah/ui/dialogs/email-content-dialog';
import { useWords } from '@naskhah/ui/language/language-provider';
import { EmptyState } from '@naskhah/ui/page/empty-state';
import { Section } from '@naskhah/ui/page/section';
import { articlePage } from '@naskhah/words/desk-article/article-page';
import { decisionWords } from '@naskhah/words/workflow/workflow';
import { useState } from 'react';
import type { Answers } from '../../../app/answers.ts';
import type { Article } from '../../../app/article.ts';
import { useDates } from '../../../app/use-dates.ts';
import css from './decisions-part.module.css';
import { letterOf } from './letter-of.ts';
import { useTimeline } from './use-article.ts';

type Letter = NonNullable<Answers['deskArticle']['logsArticle'][number]['log_ref']['email_template']>;

/** Each decision with its letter, newest first; recommendations and notes only where the viewer may read them. */
export const DecisionsPart = ({ article }: { article: Article }) => {
  const { say } = useWords();
  const { short, full } = useDates();
  const { data: timeline } = useTimeline(article.id);
  const [letter, setLetter] = useState<Letter>();
  if (article.workflow.decisions.length === 0) {
    return <EmptyState title={say(articlePage.noDecisions)}>{say(articlePage.noDecisionsWhy)}</EmptyState>;
  }
  return (
    <Section title={say(articlePage.decisions)}>
      <ol className={css.decisions}>
        {article.workflow.decisions.map(({ id, kind, at, by, note, is_recommendation }) => {
          const words = kind in decisionWords ? say(decisionWords[kind as keyof typeof decisionWords]) : '';
          const mail = letterOf(timeline ?? [], at);
          return (
            <li key={id} className={css.decision}>
              <div className={css.what}>
                <b>{is_recommendation ? `${say(articlePage.recommended)}: ${words}` : words}</b>
                <span className={css.meta} title={full(at)}>
                  {[short(at), by].filter(Boolean).join(' · ')}
                </span>
                {note && (
                  <p className={css.note}>
                    <span className={css.meta}>{say(articlePage.noteToColleagues)}</span>
                    {note}
                  </p>
                )}
              </div>
              {mail && (
                <Button size="sm" onClick={() => setLetter(mail)}>
                  {say(articlePage.readLetter)}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <EmailContentDialog
        mail={letter && { to: letter.address, subject: letter.subject, body: letter.body }}
        onClose={() => setLetter(undefined)}
      />
    </Section>
  );
};
