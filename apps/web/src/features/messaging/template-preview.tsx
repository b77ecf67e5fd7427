import { Segments } from '@naskhah/ui/controls/segments';
import { useWords } from '@naskhah/ui/language/language-provider';
import { Section } from '@naskhah/ui/page/section';
import { Reading } from '@naskhah/ui/record/reading';
import { templateEditor } from '@naskhah/words/messaging/template-editor';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { calls } from '../../app/calls.ts';
import { LoadFailure } from '../../app/load-failure.tsx';
import css from './template.module.css';
import { useLater } from './use-later.ts';
import type { MailTexts, Template } from './use-template.ts';

type Language = 'en' | 'ms';

/** The mail as it would arrive, while it is being written. */
export const TemplatePreview = ({
  template,
  texts,
  language,
  onLanguage,
}: {
  template: Template;
  texts: MailTexts;
  language: Language;
  onLanguage: (language: Language) => void;
}) => {
  const { say, sayWith } = useWords();
  const { event, journal_id } = template;
  const { subject, body } = texts[language];
  const text = useLater(JSON.stringify({ subject, body }), 300);
  const { data, error, refetch } = useQuery(
    calls.messaging.getContent.queryOptions({
      input: { event, journal_id, language, text: JSON.parse(text) as MailTexts[Language] },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <Section
      panel
      title={say(templateEditor.preview)}
      detail={
        data &&
        (data.about ? sayWith(templateEditor.previewOf, { number: data.about }) : say(templateEditor.previewExamples))
      }
      actions={
        <Segments
          label={say(templateEditor.previewIn)}
          value={language}
          onChange={onLanguage}
          segments={[
            { value: 'en', label: say(templateEditor.english) },
            { value: 'ms', label: say(templateEditor.malay) },
          ]}
        />
      }
    >
      {error && <LoadFailure error={error} level={3} onRetry={() => void refetch()} />}
      {data && (
        <div lang={language} dir="auto">
          <p className={css.subject}>{data.subject}</p>
          <Reading lang={language}>{data.body}</Reading>
        </div>
      )}
    </Section>
  );
};
