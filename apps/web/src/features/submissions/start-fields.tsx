import { ChoiceGroup } from '@naskhah/ui/fields/choice-group';
import { SelectField } from '@naskhah/ui/fields/select-field';
import { FieldPair } from '@naskhah/ui/form/form-layout';
import { useWords } from '@naskhah/ui/language/language-provider';
import { wizard } from '@naskhah/words/submissions/wizard';
import { useList } from '../../app/use-lists.ts';
import { FieldPlace } from '../../wizard/field-place.tsx';
import css from './start-fields.module.css';

export type StartValues = {
  section_id: string | null;
  article_type: string;
  language: string;
  checklist: string[];
};

type Journal = {
  sections: readonly { id: string; title_en: string; title_ms: string }[];
  languages: readonly string[];
  submis_checklist: readonly { id: string; text: Record<string, string> }[];
  /** The types that it takes; none named: all. */
  article_types: readonly string[];
  guidelines: { en: string; ms: string };
};

/** Section, type, language and checklist: what the first step asks once the journal is known. */
export const StartFields = ({
  journal,
  values,
  checklistFault,
  fault = () => undefined,
  onChange,
}: {
  journal: Journal;
  values: StartValues;
  checklistFault: string | undefined;
  /** What is wrong with a field. */
  fault?: (path: string) => string | undefined;
  onChange: (change: Partial<StartValues>) => void;
}) => {
  const { say, language } = useWords();
  const types = useList('article_type', values.article_type).choices.filter(
    ({ value }) =>
      journal.article_types.length === 0 || journal.article_types.includes(value) || value === values.article_type,
  );
  const guidelines = journal.guidelines[language] || journal.guidelines[language === 'en' ? 'ms' : 'en'];
  const languages = useList('language').choices.filter(
    ({ value }) => journal.languages.includes(value) || value === values.language,
  );
  const sections = journal.sections.map(({ id, title_en, title_ms }) => ({
    value: id,
    label: language === 'ms' ? title_ms || title_en : title_en || title_ms,
  }));
  return (
    <>
      <FieldPair>
        <FieldPlace path="section_id">
          <SelectField
            label={say(wizard.section)}
            required
            choices={sections}
            error={fault('section_id')}
            value={values.section_id}
            onChange={(section_id) => section_id && onChange({ section_id })}
          />
        </FieldPlace>
        <FieldPlace path="article_type">
          <SelectField
            label={say(wizard.articleType)}
            required
            choices={types}
            error={fault('article_type')}
            value={values.article_type}
            onChange={(article_type) => article_type && onChange({ article_type })}
          />
        </FieldPlace>
      </FieldPair>
      <SelectField
        label={say(wizard.language)}
        required
        choices={languages}
        value={values.language}
        onChange={(chosen) => chosen && onChange({ language: chosen })}
      />
      {guidelines && (
        <details className={css.guidelines}>
          <summary>{say(wizard.guidelines)}</summary>
          <p dir="auto">{guidelines}</p>
        </details>
      )}
      {journal.submis_checklist.length > 0 && (
        <FieldPlace path="checklist">
          <ChoiceGroup
            many
            label={say(wizard.checklist)}
            help={say(wizard.checklistHelp)}
            required
            error={checklistFault}
            choices={journal.submis_checklist.map(({ id, text }) => ({
              value: id,
              label: text[language] || Object.values(text)[0] || '',
            }))}
            chosen={values.checklist}
            onChange={(checklist) => onChange({ checklist })}
          />
        </FieldPlace>
      )}
    </>
  );
};
