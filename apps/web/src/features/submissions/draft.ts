import type { Answers } from '../../app/answers.ts';

/** A submission as its author edits it. */
export type Draft = Answers['submissions']['getSubmission'];
export type Contributor = Draft['contributor'][number];
export type Reference = Draft['references'][number];

export const steps = ['start', 'metadata', 'contributors', 'files', 'references', 'declarations', 'check'] as const;
export type StepName = (typeof steps)[number];

export const isStep = (text: string | undefined): text is StepName => steps.some((step) => step === text);

type Editable =
  | 'section_id'
  | 'article_type'
  | 'language'
  | 'article_title'
  | 'abstract'
  | 'keywords'
  | 'declarations'
  | 'checklist'
  | 'step';

export type Fields = Partial<Pick<Draft, Editable>>;

/** What was typed and is not saved yet: fields, the order of the contributors, the list of references. */
export type Typed = { fields: Fields; order?: string[]; references?: Reference[] };

export const nothingTyped: Typed = { fields: {} };

export const changesIn = ({ fields, order, references }: Typed): number =>
  Object.keys(fields).length + (order ? 1 : 0) + (references ? 1 : 0);

const inOrder = (people: Contributor[], order: string[]): Contributor[] => {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: Contributor) => places.get(id) ?? order.length;
  return [...people].sort((one, other) => placeOf(one) - placeOf(other));
};

/** The record as its author sees it: the saved one with what was typed since. */
export const draftAsTyped = (record: Draft, { fields, order, references }: Typed): Draft => ({
  ...record,
  ...fields,
  ...(order && { contributor: inOrder(record.contributor, order) }),
  ...(references && { references }),
});

/** What is left to save after `sent` was saved, when more was typed meanwhile. */
export const typedSince = (typed: Typed, sent: Typed): Typed => {
  const fields = Object.fromEntries(
    Object.entries(typed.fields).filter(([key, value]) => value !== sent.fields[key as Editable]),
  );
  return {
    fields,
    ...(typed.order && typed.order !== sent.order && { order: typed.order }),
    ...(typed.references && typed.references !== sent.references && { references: typed.references }),
  };
};
