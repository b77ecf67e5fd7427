import type { FormDefinition, FormOption, Question, QuestionType } from './definition.ts';

/** A question of a test: its id is its text too, in both languages. */
export const asked = (id: string, type: QuestionType, more: Partial<Question> = {}): Question => ({
  id,
  type,
  label: { en: id, ms: id },
  help: { en: '', ms: '' },
  required: false,
  shared_with: [],
  shown_when: null,
  options: [],
  rows: [],
  from: null,
  to: null,
  low: { en: '', ms: '' },
  high: { en: '', ms: '' },
  ...more,
});
export const options = (...ids: string[]): FormOption[] => ids.map((id) => ({ id, label: { en: id, ms: id } }));

/** A form with a question of every type, one of them and one part shown only after a yes. */
export const sampleForm: FormDefinition = {
  questions: [
    asked('scores', 'section'),
    asked('originality', 'scale', { from: 1, to: 5, required: true, shared_with: ['author'] }),
    asked('grid', 'matrix', { rows: options('methods', 'data'), options: options('poor', 'good'), required: true }),
    asked('days', 'number', { from: 0, to: 30 }),
    asked('judgement', 'section'),
    asked('humans', 'choice', { options: options('yes', 'no'), required: true }),
    asked('approval', 'text', {
      shown_when: { question: 'humans', is: 'yes' },
      required: true,
      shared_with: ['author'],
    }),
    asked('changes', 'checkboxes', { options: options('analysis', 'figures') }),
    asked('ethics', 'section', { shown_when: { question: 'humans', is: 'yes' } }),
    asked('ethics-day', 'date', { required: true }),
    asked('comments', 'section'),
    asked('comment', 'long-text', { shared_with: ['author'] }),
  ],
};
