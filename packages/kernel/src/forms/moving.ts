import type { FormDefinition, Question } from './definition.ts';

/** The parts of a form: what stands above the first heading, then each heading with what follows it. */
const partsOf = ({ questions }: FormDefinition): Question[][] => {
  const parts: Question[][] = [];
  for (const question of questions) {
    if (question.type === 'section' || parts.length === 0) parts.push([question]);
    else parts.at(-1)?.push(question);
  }
  return parts;
};

const swapped = <T>(items: readonly T[], at: number, by: 1 | -1): T[] | undefined => {
  const [here, there] = [items[at], items[at + by]];
  if (here === undefined || there === undefined) return undefined;
  const next = [...items];
  next[at] = there;
  next[at + by] = here;
  return next;
};

/** Moves a question one place up or down, over a heading into the part beside it; a heading takes its part along. Undefined where it cannot go. */
export const movedBy = (form: FormDefinition, id: string, by: 1 | -1): FormDefinition | undefined => {
  const at = form.questions.findIndex((one) => one.id === id);
  if (form.questions[at]?.type !== 'section') {
    const questions = swapped(form.questions, at, by);
    return questions && { questions };
  }
  const parts = partsOf(form);
  const part = parts.findIndex(([head]) => head?.id === id);
  const beside = parts[part + by];
  if (!beside) return undefined;
  // What stands above the first heading comes under it, one question after the other.
  if (beside[0]?.type !== 'section') return { questions: swapped(form.questions, at, by) ?? form.questions };
  const moved = swapped(parts, part, by);
  return moved && { questions: moved.flat() };
};

/** Puts a question in front of another one, at the end where that is null; a heading takes its part along. */
export const movedBefore = (form: FormDefinition, id: string, before: string | null): FormDefinition => {
  const one = form.questions.find((question) => question.id === id);
  if (!one || id === before) return form;
  const moving = one.type === 'section' ? (partsOf(form).find(([head]) => head?.id === id) ?? [one]) : [one];
  if (moving.some((question) => question.id === before)) return form;
  const rest = form.questions.filter((question) => !moving.includes(question));
  const at = before === null ? rest.length : rest.findIndex((question) => question.id === before);
  return { questions: rest.toSpliced(at === -1 ? rest.length : at, 0, ...moving) };
};
