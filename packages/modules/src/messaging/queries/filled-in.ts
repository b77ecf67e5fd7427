import type { Actor } from '@naskhah/kernel/actor';
import type { Language } from '@naskhah/kernel/language';
import { salutationOf } from '@naskhah/kernel/person-name';
import { mailEvents } from '@naskhah/words/messaging/mail-events';
import type { MailEvent } from '@naskhah/words/messaging/mail-templates';
import { mailVariables } from '@naskhah/words/messaging/mail-variables';
import { renderWritten, subjectLine } from '../domain/render-template.ts';
import type { MessagingQuestions } from '../ports.ts';

type Asked = { event: MailEvent; journal: string | null; language: Language; text: { subject: string; body: string } };

/**
 * A text with its variables filled in: from the latest record that the reader may see, else with examples. Codes and links that
 * open something are always examples.
 */
export const filledIn = async (ask: MessagingQuestions, actor: Actor, { event, journal, language, text }: Asked) => {
  const { variables } = mailEvents[event];
  const examples = Object.fromEntries(variables.map((name) => [name, mailVariables[name].example[language]]));
  const latest = variables.some((name) => name === 'journal')
    ? await ask.latestValues(actor, journal, language)
    : undefined;
  const reader = actor.kind === 'person' ? await ask.writtenTo(actor.person) : undefined;
  const known = {
    ...latest?.values,
    ...(reader && { firstname: reader.firstname, salutation: salutationOf(reader, language) }),
    portal_name: await ask.portalName(language),
  };
  const real = Object.fromEntries(Object.entries(known).filter(([name]) => variables.some((one) => one === name)));
  const values = { ...examples, ...real };
  return {
    subject: subjectLine(renderWritten(text.subject, values)),
    body: renderWritten(text.body, values),
    about: latest?.about ?? null,
  };
};
