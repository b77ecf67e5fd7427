import { namesInBraces } from '@naskhah/kernel/braces';
import type { FieldFault } from '@naskhah/kernel/result';
import type { MailTexts } from './mail-texts.ts';

type Known = { known: readonly string[]; needed: readonly string[] };

/** What is wrong with a text: braces that name no variable of the event, and variables without which the mail is of no use. */
export const checkText = (
  path: string,
  texts: { subject: string; body: string },
  { known, needed }: Known,
): FieldFault[] => {
  const faults: FieldFault[] = [];
  for (const field of ['subject', 'body'] as const) {
    const unknown = [...new Set(namesInBraces(texts[field]).filter((name) => !known.includes(name)))];
    if (unknown.length > 0)
      faults.push({
        path: `${path}.${field}`,
        code: 'unknown-variable',
        named: unknown.map((name) => `{{${name.slice(0, 60)}}}`).join(', '),
      });
  }
  const missing = needed.filter((name) => !namesInBraces(texts.body).includes(name));
  if (missing.length > 0)
    faults.push({
      path: `${path}.body`,
      code: 'variable-missing',
      named: missing.map((name) => `{{${name}}}`).join(', '),
    });
  return faults;
};

/** Checked before texts are kept: the faults name the variables. */
export const checkTexts = (texts: MailTexts, { known, needed }: Known): FieldFault[] =>
  (['en', 'ms'] as const).flatMap((language) => checkText(`texts.${language}`, texts[language], { known, needed }));
