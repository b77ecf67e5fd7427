import { describe, expect, it } from 'vitest';
import { type SubmissionSettings, settingsToSave, submissionFaults, submissionValues } from './submission-values.ts';

const section = { id: 'a', title_en: 'Articles', title_ms: 'Artikel', open: true, articles: 3 };
const settings: SubmissionSettings = {
  journal_id: 'jek',
  version: 4,
  sections: [section],
  article_types: ['letter'],
  components: {
    manuscript: 'required',
    'title-page': 'required',
    figure: 'offered',
    table: 'off',
    supplementary: 'offered',
  },
  abstract_words: 250,
  guidelines: { en: 'Write clearly.', ms: 'Tulis dengan jelas.' },
  metadata: {
    keywords: 'required',
    references: 'asked',
    competing_interests: 'required',
    funding: 'offered',
    data_availability: 'off',
    ethics: 'required',
    ai_use: 'offered',
  },
  submis_checklist: [{ id: 'one', text: { en: 'Original', ms: 'Asli' } }],
};

describe('the form of submission settings', () => {
  it('sends what it was given, without what only the server counts or nobody chooses', () => {
    const { manuscript: _manuscript, ...components } = settings.components;
    expect(settingsToSave(submissionValues(settings))).toEqual({
      sections: [{ id: 'a', title_en: 'Articles', title_ms: 'Artikel', open: true }],
      article_types: ['letter'],
      components,
      abstract_words: 250,
      guidelines: settings.guidelines,
      metadata: settings.metadata,
      submis_checklist: settings.submis_checklist,
    });
  });

  it('sends no types when all are taken, and no limit when none is written', () => {
    const values = { ...submissionValues(settings), some_types: false, abstract_words: ' ' };
    expect(settingsToSave(values)).toMatchObject({ article_types: [], abstract_words: null });
    expect(submissionValues({ ...settings, abstract_words: null, article_types: [] })).toMatchObject({
      some_types: false,
      abstract_words: '',
    });
  });

  it.each([
    ['nothing', {}, {}],
    [
      'a section without a name',
      { sections: [{ ...section, title_ms: ' ' }] },
      { 'sections.0.title_ms': 'section-empty' },
    ],
    ['no open section', { sections: [{ ...section, open: false }] }, { sections: 'none-open' }],
    ['none of the types', { article_types: [] }, { article_types: 'no-type' }],
    ['all types, none named', { article_types: [], some_types: false }, {}],
    ['too few words', { abstract_words: '49' }, { abstract_words: 'words-wrong' }],
    ['too many words', { abstract_words: '5001' }, { abstract_words: 'words-wrong' }],
    ['no number of words', { abstract_words: 'many' }, { abstract_words: 'words-wrong' }],
    ['the most words', { abstract_words: '5000' }, {}],
    [
      'an empty point',
      { submis_checklist: [{ id: 'one', text: { en: '', ms: '' } }] },
      { 'submis_checklist.0.text.en': 'point-empty' },
    ],
  ])('with %s is wrong where that stands', (_name, change, faults) =>
    expect(submissionFaults({ ...submissionValues(settings), ...change })).toEqual(faults),
  );
});
