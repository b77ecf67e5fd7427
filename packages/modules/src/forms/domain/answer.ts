import { answerFaults, draftFaults, type FormAnswers, handedIn } from '@naskhah/kernel/forms/answers';
import type { FormDefinition } from '@naskhah/kernel/forms/definition';
import { ok, type Result, refuse } from '@naskhah/kernel/result';

/**
 * What is kept of the answers to a form: unfinished ones as they are, while none is wrong; handed in, they are complete, and
 * what was hidden by other answers is left out.
 */
export const checkAnswers = (
  form: FormDefinition,
  answers: FormAnswers,
  handing: boolean,
): Result<FormAnswers, 'answers-wrong'> => {
  const faults = handing ? answerFaults(form, answers) : draftFaults(form, answers);
  if (faults.length > 0)
    return refuse(
      'answers-wrong',
      faults.map(({ path, code }) => ({ path: `answers.${path}`, code })),
    );
  return ok(handing ? handedIn(form, answers) : answers);
};
