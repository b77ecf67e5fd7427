import type { MailEventView } from '@naskhah/contract/messaging/templates';
import type { Language } from '@naskhah/kernel/language';
import { mailEvents } from '@naskhah/words/messaging/mail-events';
import type { MailEvent } from '@naskhah/words/messaging/mail-templates';
import { mailVariables } from '@naskhah/words/messaging/mail-variables';
import type * as z from 'zod';
import { neededVariables } from './domain/needed-variables.ts';

/** An event as the editor of its texts knows it. */
export const eventView = (event: MailEvent, language: Language): z.input<typeof MailEventView> => {
  const { group, name, when, to, variables, needed = false } = mailEvents[event];
  const carrying = neededVariables(variables);
  return {
    event,
    group,
    label_en: name.en,
    label_ms: name.ms,
    when_en: when.en,
    when_ms: when.ms,
    to_en: to.en,
    to_ms: to.ms,
    needed,
    variables: variables.map((variable) => ({
      name: variable,
      label_en: mailVariables[variable].name.en,
      label_ms: mailVariables[variable].name.ms,
      example: mailVariables[variable].example[language],
      needed: carrying.includes(variable),
    })),
  };
};
