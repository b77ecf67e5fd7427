import type { Actor } from '@naskhah/kernel/actor';
import type { Language } from '@naskhah/kernel/language';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { mailEvents } from '@naskhah/words/messaging/mail-events';
import { templateEditor } from '@naskhah/words/messaging/template-editor';
import { checkText } from '../domain/check-texts.ts';
import type { Owner } from '../domain/mail-texts.ts';
import { mayEditTexts } from '../domain/policy.ts';
import type { MessagingHostNeeds } from '../ports.ts';
import { filledIn } from '../queries/filled-in.ts';
import { insertMail, testsSince } from '../store/mail.ts';
import { isTextOf } from '../texts-of.ts';

type Refusal = 'event-not-found' | 'journal-not-found' | 'variables-wrong' | 'too-many-tries';
type Input = Owner & { language: Language; text: { subject: string; body: string } };

const mostInAnHour = 30;

/** Sends a text to the one who edits it, filled in as in the preview; it notifies nobody and counts as no mail of its event. */
export const sendReview =
  (needs: MessagingHostNeeds) =>
  (actor: Actor, { event, journal, language, text }: Input): Promise<Result<{ address: string }, Refusal>> =>
    needs.transaction(async (trx): Promise<Result<{ address: string }, Refusal>> => {
      if (actor.kind !== 'person' || !mayEditTexts(actor, journal)) return refuse('journal-not-found');
      const owner = { event, journal };
      if (!isTextOf(owner)) return refuse('event-not-found');
      const faults = checkText('text', text, { known: mailEvents[owner.event].variables, needed: [] });
      if (faults.length > 0) return refuse('variables-wrong', faults);
      const to = await needs.ask.writtenTo(actor.person);
      if (!to) return refuse('journal-not-found');
      const at = needs.clock();
      if ((await testsSince(trx, to.address, new Date(at.getTime() - 3_600_000))) >= mostInAnHour)
        return refuse('too-many-tries');
      const { subject, body } = await filledIn(needs.ask, actor, { ...owner, language, text });
      const id = needs.newId();
      await insertMail(trx, {
        id,
        event: 'test',
        journal,
        subject: undefined,
        personId: actor.person,
        address: to.address,
        language,
        line: `${templateEditor.testMark[language]} ${subject}`,
        body,
        state: 'queued',
        at,
      });
      await needs.enqueue(trx, 'send-mail', { id });
      return ok({ address: to.address });
    });
