import { type FormAnswers, sharedWith } from '@naskhah/kernel/forms/answers';
import type { FormDefinition, FormPurpose } from '@naskhah/kernel/forms/definition';
import type { Language } from '@naskhah/kernel/language';
import { Icon } from '@naskhah/ui/controls/icon';
import { Segments } from '@naskhah/ui/controls/segments';
import { QuestionFields } from '@naskhah/ui/form/question-fields';
import { useWords } from '@naskhah/ui/language/language-provider';
import { builder } from '@naskhah/words/forms/form-builder';
import { IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import css from './form-builder.module.css';
import { useQuestionWords } from './question-words.ts';

/** The form as it will be filled in, and as an author reads it; what is answered here is kept nowhere. */
export const FormPreview = ({ form, purpose }: { form: FormDefinition; purpose: FormPurpose }) => {
  const { say, sayWith, language: spoken } = useWords();
  const { name } = useQuestionWords();
  const [answers, setAnswers] = useState<FormAnswers>({});
  const [language, setLanguage] = useState<Language>(spoken);
  const [as, setAs] = useState<'answering' | 'author'>('answering');
  const seen = as === 'author' ? sharedWith('author', form, answers) : { form, answers };
  return (
    <section aria-labelledby="form-preview">
      <div className={css.head}>
        <h2 id="form-preview" className={css.title}>
          {say(builder.preview)}
        </h2>
        <span className={css.tools}>
          {purpose === 'review' && (
            <Segments
              label={say(builder.asWho)}
              value={as}
              segments={[
                { value: 'answering', label: say(builder.asReviewer) },
                { value: 'author', label: say(builder.author) },
              ]}
              onChange={setAs}
            />
          )}
          <Segments
            label={say(builder.language)}
            value={language}
            segments={[
              { value: 'en', label: 'EN' },
              { value: 'ms', label: 'BM' },
            ]}
            onChange={setLanguage}
          />
        </span>
      </div>
      <div className={css.preview}>
        {seen.form.questions.length === 0 && as === 'author' && (
          <p className={css.quiet}>{say(builder.nothingShared)}</p>
        )}
        <QuestionFields
          form={seen.form}
          answers={seen.answers}
          language={language}
          faults={{}}
          onAnswer={(id, value) =>
            setAnswers(({ [id]: _old, ...others }) => (value === undefined ? others : { ...others, [id]: value }))
          }
          instead={(question) => (
            <p className={css.hidden}>
              <Icon of={IconEyeOff} size="sm" />
              <span>{sayWith(builder.hiddenNow, { question: name(question) })}</span>
            </p>
          )}
        />
      </div>
    </section>
  );
};
