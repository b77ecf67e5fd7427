import type { Answers } from '@naskhah/contract/answers';
import type { templateCalls } from '@naskhah/contract/messaging/templates';
import type { Db } from '@naskhah/db/tables';
import { type Actor, isAdministrator, may } from '@naskhah/kernel/actor';
import type { Language } from '@naskhah/kernel/language';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { isMailEvent, mailEventNames } from '@naskhah/words/messaging/mail-events';
import type { MailEvent } from '@naskhah/words/messaging/mail-templates';
import type { Owner } from './domain/mail-texts.ts';
import { mayEditTexts } from './domain/policy.ts';
import { eventView } from './event-view.ts';
import type { MessagingHostNeeds } from './ports.ts';
import { filledIn } from './queries/filled-in.ts';
import { templateHistory } from './queries/template-history.ts';
import { templateRecord } from './queries/template-record.ts';
import { templateRows } from './queries/template-rows.ts';
import { textsInForce } from './store/template.ts';
import { isTextOf } from './texts-of.ts';
import { beginTexts } from './use-cases/begin-texts.ts';
import { resetTexts } from './use-cases/reset-texts.ts';
import { restoreTexts } from './use-cases/restore-texts.ts';
import { saveTexts } from './use-cases/save-texts.ts';
import { sendReview } from './use-cases/send-review.ts';
import { switchEvent } from './use-cases/switch-event.ts';

type Named = { event: string; journal_id: string | null };

export const templateAnswers = (db: Db, needs: MessagingHostNeeds): Answers<typeof templateCalls> => {
  const ownerOf = ({ event, journal_id }: Named): Owner => ({ event, journal: journal_id });
  /** The texts that the actor asks for, if they are theirs to edit. */
  const asked = (
    actor: Actor,
    named: Named,
  ): Result<Owner & { event: MailEvent }, 'journal-not-found' | 'event-not-found'> => {
    if (!mayEditTexts(actor, named.journal_id)) return refuse('journal-not-found');
    const owner = ownerOf(named);
    return isTextOf(owner) ? ok(owner) : refuse('event-not-found');
  };
  const record = async (owner: Owner, language: Language) => {
    const found = isMailEvent(owner.event)
      ? await templateRecord(db, needs.ask, { event: owner.event, journal: owner.journal }, language)
      : undefined;
    return found ? ok(found) : refuse('journal-not-found');
  };
  const after = async <R extends string>(language: Language, act: Promise<Result<Owner, R>>) => {
    const done = await act;
    return done.ok ? record(done.value, language) : done;
  };

  return {
    getEvent: async (_actor, { event }, { language }) => {
      if (event === undefined) return ok(mailEventNames.map((name) => eventView(name, language)));
      return isMailEvent(event) ? ok([eventView(event, language)]) : refuse('event-not-found');
    },
    listTemplates: async (actor, { filters, ...question }, { language }) => {
      if (!mayEditTexts(actor, filters.journal_id)) return refuse('journal-not-found');
      const { group: groups, origin: origins, journal_id: journal } = filters;
      const found = await templateRows(db, { ...question, journal, groups, origins });
      return ok({
        total: found.total,
        rows: found.rows.map((row) => ({ ...eventView(row.event, language), ...row })),
      });
    },
    retrieveTemplate: async (actor, named, { language }) => {
      const owner = asked(actor, named);
      return owner.ok ? record(owner.value, language) : owner;
    },
    getTemplate: async (actor, named) => {
      const owner = asked(actor, named);
      if (!owner.ok) return owner;
      const { origin, texts } = await textsInForce(db, owner.value.event, owner.value.journal);
      return ok({ ...texts[named.language], origin });
    },
    getContent: async (actor, { language, text, ...named }) => {
      const owner = asked(actor, named);
      return owner.ok ? ok(await filledIn(needs.ask, actor, { ...owner.value, language, text })) : owner;
    },
    addTemplate: (actor, named, { language }) => after(language, beginTexts(needs)(actor, ownerOf(named))),
    saveTemplate: (actor, { version, texts, ...named }, { language }) =>
      after(language, saveTexts(needs)(actor, ownerOf(named), version, texts)),
    updateTemplate: (actor, { version, texts, ...named }, { language }) =>
      after(language, saveTexts(needs)(actor, ownerOf(named), version, texts ?? {})),
    deleteTemplate: (actor, { version, ...named }, { language }) =>
      after(language, resetTexts(needs)(actor, ownerOf(named), version)),
    restoreTemplate: (actor, { version, number, ...named }, { language }) =>
      after(language, restoreTexts(needs)(actor, ownerOf(named), version, number)),
    updateEvent: (actor, { active, ...named }, { language }) =>
      after(language, switchEvent(needs)(actor, ownerOf(named), active)),
    sendReview: (actor, { language, text, ...named }) =>
      sendReview(needs)(actor, { ...ownerOf(named), language, text }),
    templateHistory: async (actor, named) => {
      const owner = asked(actor, named);
      if (!owner.ok) return owner;
      const rows = await templateHistory(db, owner.value);
      const names = await needs.ask.namesOf([...new Set(rows.map((row) => row.saved_by))]);
      return ok(
        rows.map(({ number, kind, texts, saved_by, saved_at }) => ({
          number,
          kind,
          texts,
          by: names.get(saved_by) ?? '',
          at: saved_at.toISOString(),
        })),
      );
    },
    templateOwners: async (actor, { q }) => {
      const platform = isAdministrator(actor);
      const own = actor.kind === 'person' ? [...actor.journals.keys()] : [];
      const ids = platform ? 'all' : own.filter((id) => may(actor, 'email_template', id));
      return ok({ platform, journals: await needs.ask.journals(ids, q) });
    },
  };
};
