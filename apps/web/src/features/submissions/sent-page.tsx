import { ButtonLink } from '@naskhah/ui/controls/button';
import { ButtonRow } from '@naskhah/ui/controls/button-row';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Marked } from '@naskhah/ui/record/marked';
import { wizardCheck } from '@naskhah/words/submissions/wizard-check';
import { IconCircleCheck } from '@tabler/icons-react';
import { addresses } from '../../app/addresses.ts';
import { PageTitle } from '../../app/page-title.tsx';
import type { Draft } from './draft.ts';
import css from './sent-page.module.css';

/** Calm after the submission: the number, and what happens next. */
export const SentPage = ({ draft }: { draft: Draft }) => {
  const { say, language } = useWords();
  const next = [wizardCheck.nextMail, wizardCheck.nextEditor, wizardCheck.nextReview, wizardCheck.nextFollow];
  return (
    <div className={css.sent}>
      <PageTitle>{say(wizardCheck.sentTitle)}</PageTitle>
      <IconCircleCheck aria-hidden stroke={1.4} className={css.mark} />
      <h1 className={css.title}>{say(wizardCheck.sentTitle)}</h1>
      <p lang={draft.language} dir="auto" className={css.article}>
        <Marked text={draft.article_title[draft.language] ?? ''} />
      </p>
      <dl className={css.number}>
        <dt>{say(wizardCheck.number)}</dt>
        <dd>{draft.number}</dd>
      </dl>
      <p className={css.journal}>{language === 'ms' ? draft.journal_name_ms : draft.journal_name_en}</p>
      <h2 className={css.next}>{say(wizardCheck.next)}</h2>
      <ol className={css.steps}>
        {next.map((text) => (
          <li key={text.en}>{say(text)}</li>
        ))}
      </ol>
      <ButtonRow>
        <ButtonLink kind="primary" href={addresses.article(draft.id)}>
          {say(wizardCheck.openArticle)}
        </ButtonLink>
        <ButtonLink href={addresses.mySubmissions}>{say(wizardCheck.toList)}</ButtonLink>
      </ButtonRow>
    </div>
  );
};
