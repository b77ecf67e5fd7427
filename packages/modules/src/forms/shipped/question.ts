import type { FormOption, Question, QuestionType } from '@naskhah/kernel/forms/definition';

type Text = [en: string, ms: string];
type More = Partial<Pick<Question, 'required' | 'shared_with' | 'shown_when' | 'options' | 'rows'>> & {
  help?: Text;
  low?: Text;
  high?: Text;
};

const both = ([en, ms]: Text) => ({ en, ms });

/** A question of a shipped form; its name serves as its id until the form is copied to a journal. */
export const question = (id: string, type: QuestionType, label: Text, more: More = {}): Question => ({
  id,
  type,
  label: both(label),
  help: both(more.help ?? ['', '']),
  required: more.required ?? false,
  shared_with: more.shared_with ?? [],
  shown_when: more.shown_when ?? null,
  options: more.options ?? [],
  rows: more.rows ?? [],
  from: type === 'scale' ? 1 : null,
  to: type === 'scale' ? 5 : null,
  low: both(more.low ?? ['', '']),
  high: both(more.high ?? ['', '']),
});

export const option = (id: string, label: Text): FormOption => ({ id, label: both(label) });
