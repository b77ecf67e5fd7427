import type { Actor } from '@naskhah/kernel/actor';
import { functionFlags } from '@naskhah/kernel/journal-permission';
import { inLanguage, languageOf } from '@naskhah/kernel/language';
import { ok, type Result, refuse } from '@naskhah/kernel/result';
import { nextNumber } from '../../journals/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { mayEditDraft } from '../domain/policy.ts';
import type { SubmissionsNeeds } from '../ports.ts';
import { authorsOf, unlinkedIn } from '../queries/authors.ts';
import { journalOf } from '../queries/journal-of.ts';
import { journalReceivers } from '../queries/journal-receivers.ts';
import { participantsOf } from '../queries/participants-of.ts';
import { submissionRecord } from '../queries/submission-record.ts';
import { lockDraft, saveSubmitted } from '../store/draft.ts';
import { linkContributors } from '../store/link-contributors.ts';
import { addParticipant } from '../store/participant.ts';
import { askCoAuthors } from './ask-co-authors.ts';
import type { EditRefusal } from './edit-draft.ts';

type Submitted = { id: string; number: string };

/** Freezes the draft, numbers it, makes its author a participant and tells author and journal. Submitting twice is once. */
export const submit =
  (needs: SubmissionsNeeds) =>
  (
    actor: Actor,
    input: { id: string; version: number },
  ): Promise<Result<Submitted, EditRefusal | 'submission-incomplete'>> =>
    needs.transaction(async (trx) => {
      const draft = await lockDraft(trx, input.id);
      if (!draft || actor.kind !== 'person' || !mayEditDraft(actor, draft)) return refuse('submission-not-found');
      const record = await submissionRecord(trx, actor, draft.id);
      if (!record) return refuse('submission-not-found');
      if (draft.status !== 'draft')
        return record.number ? ok({ id: draft.id, number: record.number }) : refuse('submission-frozen');
      if (draft.version !== input.version) return refuse('stale-version');
      if (record.missing.length > 0)
        return refuse(
          'submission-incomplete',
          record.missing.map(({ path, code }) => ({ path, code })),
        );

      const now = needs.clock();
      const year = now.getUTCFullYear();
      const journal = await journalOf(trx, draft.journalId);
      const sequence = await nextNumber(trx, journal.id, year);
      const number = `${journal.abbreviation}-${year}-${String(sequence).padStart(4, '0')}`;
      await saveSubmitted(trx, draft, number, now);
      await linkContributors(trx, await unlinkedIn(trx, draft.id));
      await addParticipant(trx, {
        id: needs.newId(),
        submissionId: draft.id,
        journalId: journal.id,
        personId: actor.person,
        role: 'author',
        since: now,
      });

      const [author] = await participantsOf(trx, draft.id);
      const authors = await authorsOf(trx, draft.id);
      const receivers = (await journalReceivers(trx, journal.id, functionFlags.receivesSubmissions)).filter(
        ({ person_id }) => !authors.includes(person_id),
      );
      const mails = [
        ...(author ? [{ event: 'submission-received', to: author }] : []),
        ...receivers.map((to) => ({ event: 'submission-arrived', to })),
      ];
      for (const { event, to } of mails)
        await queueMail(needs)(trx, {
          event,
          to: { personId: to.person_id, address: to.address, language: to.language },
          variables: {
            firstname: to.firstname,
            number,
            title: inLanguage(record.title, record.language),
            title_lang: languageOf(record.title, record.language),
            journal: inLanguage({ en: journal.name_en, ms: journal.name_ms }, to.language),
            article_url: `${needs.portalUrl}/private/article-management/article-workflow/${draft.id}`,
          },
          journal: journal.id,
          subject: { type: 'article', id: draft.id },
        });
      await askCoAuthors(trx, needs, {
        id: draft.id,
        number,
        title: record.title,
        language: record.language,
        journal,
        submitter: actor.person,
        submitterName: author?.name ?? '',
      });
      await needs.tell(trx, actor, {
        event: 'article-was-submitted',
        subject: { type: 'article', id: draft.id },
        journal: journal.id,
        data: { number },
      });
      return ok({ id: draft.id, number });
    });
