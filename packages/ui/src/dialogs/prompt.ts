/** What was entered in a confirmation: the chosen value or values, and the text that the chosen option asks for. */
export type PromptAnswer = { value: string | string[]; text?: string };

type Validity = string | string[] | ((value: string | string[], text: string | undefined) => boolean);

type Common = {
  label: string;
  optional?: boolean;
  /** A function that is asked, or the one value that is right. Without it: anything but nothing. */
  validity?: Validity;
};

type PromptOption = {
  value: string;
  label: string;
  /** Radio only: the option asks for a text of its own when it is chosen. */
  input?: { label: string; optional?: boolean };
};

export type Prompt = Common &
  (
    | { kind: 'text'; initial?: string; long?: boolean }
    | { kind: 'radio'; options: readonly PromptOption[]; initial?: string }
    | { kind: 'checkbox' | 'toggle'; options: readonly PromptOption[]; initial?: string[] }
  );

export const firstAnswer = (prompt: Prompt): PromptAnswer => ({
  value: prompt.initial ?? (prompt.kind === 'checkbox' || prompt.kind === 'toggle' ? [] : ''),
});

const isEmpty = (value: string | string[]): boolean => (typeof value === 'string' ? value.trim() : value).length === 0;

const isSame = (value: string | string[], wanted: string | string[]): boolean =>
  typeof value === 'string' || typeof wanted === 'string'
    ? value === wanted
    : value.length === wanted.length && wanted.every((one) => value.includes(one));

const lacksOwnText = (prompt: Prompt, { value, text = '' }: PromptAnswer): boolean => {
  if (prompt.kind !== 'radio') return false;
  const input = prompt.options.find((option) => option.value === value)?.input;
  return input !== undefined && !input.optional && isEmpty(text);
};

/** The rule behind OK: a validity function decides; a fixed validity must be met; else there must be something, unless the prompt is optional. */
export const isPromptValid = (prompt: Prompt | undefined, answer: PromptAnswer): boolean => {
  if (!prompt) return true;
  if (typeof prompt.validity === 'function') return prompt.validity(answer.value, answer.text);
  if (prompt.validity !== undefined) return isSame(answer.value, prompt.validity);
  if (isEmpty(answer.value)) return Boolean(prompt.optional);
  return !lacksOwnText(prompt, answer);
};
