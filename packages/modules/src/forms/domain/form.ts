import type { FormPurpose, Question } from '@naskhah/kernel/forms/definition';
import { type FormFault, faultsOf } from '@naskhah/kernel/forms/faults';
import { ok, type Result, refuse } from '@naskhah/kernel/result';

export type Form = {
  id: string;
  /** Null: the portal's own, the checklist of the secretariat. */
  journal_id: string | null;
  code: string;
  purpose: FormPurpose;
  title_en: string;
  title_ms: string;
  draft: Question[];
  /** The version that is given out; null: none yet. */
  published: number | null;
  /** Whether the draft asks otherwise than that version. */
  changed: boolean;
  /** Asked of new reviewers of the journal. */
  for_reviews: boolean;
  retired: boolean;
  version: number;
};

/** How many forms a journal keeps, retired ones among them. */
export const mostForms = 100;

const asFaults = (faults: FormFault[]) => faults.map(({ question, fault }) => ({ path: question ?? '', code: fault }));

/** The number of the version that the draft becomes: a complete one that asks otherwise than the last. */
export const publish = (form: Form): Result<number, 'form-retired' | 'form-unchanged' | 'form-incomplete'> => {
  if (form.retired) return refuse('form-retired');
  if (!form.changed) return refuse('form-unchanged');
  const faults = faultsOf({ questions: form.draft });
  return faults.length > 0 ? refuse('form-incomplete', asFaults(faults)) : ok((form.published ?? 0) + 1);
};

/** A form that reviewers are asked is left first. True where something changes. */
export const retire = (form: Form, retired: boolean): Result<boolean, 'form-for-reviews'> =>
  retired && form.for_reviews ? refuse('form-for-reviews') : ok(form.retired !== retired);

/** Whether new reviewers are asked a form: one made for it, that was given out. True where something changes. */
export const chooseForReviews = (
  form: Form,
  use: boolean,
): Result<boolean, 'form-not-published' | 'form-retired' | 'form-of-other-purpose'> => {
  if (use && form.purpose !== 'review') return refuse('form-of-other-purpose');
  if (use && form.retired) return refuse('form-retired');
  if (use && form.published === null) return refuse('form-not-published');
  return ok(form.for_reviews !== use);
};

/** Only a form that nobody was ever asked is deleted. */
export const mayBeDeleted = ({ published }: Form): boolean => published === null;

/** A name in addresses from a title, one that none of the others of the journal has. */
export const codeOf = (title: string, taken: ReadonlySet<string>): string => {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 50)
    .replace(/-+$/, '');
  const stem = plain || 'form';
  let code = stem;
  for (let next = 2; taken.has(code); next += 1) code = `${stem}-${next}`;
  return code;
};
