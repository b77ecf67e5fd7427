import type { client } from '../../../app/client.ts';

export type SubmissionSettings = Awaited<ReturnType<typeof client.submissionSettings.submissionSettingsOf>>;

export type SubmissionValues = Pick<
  SubmissionSettings,
  'sections' | 'article_types' | 'components' | 'metadata' | 'guidelines'
> & {
  submis_checklist: { id: string; text: { en: string; ms: string } }[];
  /** Whether the journal takes only the types that are named. */
  some_types: boolean;
  /** As typed; empty for no limit. */
  abstract_words: string;
};

export const submissionValues = ({
  journal_id: _journal,
  version: _version,
  abstract_words,
  ...settings
}: SubmissionSettings): SubmissionValues => ({
  ...settings,
  submis_checklist: settings.submis_checklist.map(({ id, text }) => ({ id, text: { en: '', ms: '', ...text } })),
  some_types: settings.article_types.length > 0,
  abstract_words: abstract_words === null ? '' : String(abstract_words),
});

/** What is sent of the form. */
export const settingsToSave = ({ some_types, abstract_words, sections, components, ...values }: SubmissionValues) => {
  const { manuscript: _always, ...chosen } = components;
  return {
    ...values,
    article_types: some_types ? values.article_types : [],
    abstract_words: abstract_words.trim() === '' ? null : Number(abstract_words),
    sections: sections.map(({ articles: _articles, ...section }) => section),
    components: chosen,
  };
};

export type SubmissionFault = 'section-empty' | 'none-open' | 'no-type' | 'words-wrong' | 'point-empty';

/** What is wrong in the form, by the place of its field. */
export const submissionFaults = (values: SubmissionValues): Record<string, SubmissionFault> => {
  const { sections, some_types, article_types, abstract_words, submis_checklist } = values;
  const limit = abstract_words.trim();
  return {
    ...Object.fromEntries(
      sections.flatMap(({ title_en, title_ms }, at) => [
        ...(title_en.trim() === '' ? [[`sections.${at}.title_en`, 'section-empty'] as const] : []),
        ...(title_ms.trim() === '' ? [[`sections.${at}.title_ms`, 'section-empty'] as const] : []),
      ]),
    ),
    ...(sections.some(({ open }) => open) ? {} : { sections: 'none-open' as const }),
    ...(some_types && article_types.length === 0 ? { article_types: 'no-type' as const } : {}),
    ...(limit === '' || (/^\d{2,4}$/.test(limit) && Number(limit) >= 50 && Number(limit) <= 5000)
      ? {}
      : { abstract_words: 'words-wrong' as const }),
    ...Object.fromEntries(
      submis_checklist.flatMap(({ text }, at) =>
        Object.values(text).some((words) => words.trim() !== '')
          ? []
          : [[`submis_checklist.${at}.text.en`, 'point-empty'] as const],
      ),
    ),
  };
};
