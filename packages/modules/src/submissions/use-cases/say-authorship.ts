import type { Trx } from '@naskhah/db/tables';
import type { Actor } from '@naskhah/kernel/actor';
import { isEditorRole } from '@naskhah/kernel/article-words';
import { inLanguage, languageOf } from '@naskhah/kernel/language';
import { ok, type Result } from '@naskhah/kernel/result';
import { queueMail } from '../../messaging/index.ts';
import { type AuthorshipAnswer, answerAuthorship } from '../domain/authorship.ts';
import type { SubmissionsNeeds } from '../ports.ts';
import type { Asked } from '../queries/authorship.ts';
import { participantsOf } from '../queries/participants-of.ts';
import { saveAuthorship } from '../store/authorship.ts';

const tellPeople = async (
  trx: Trx,
  needs: SubmissionsNeeds,
  asked: Asked,
  event: 'authorship-was-declined' | 'authorship-was-restored',
  note: string,
): Promise<void> => {
  const people = (await participantsOf(trx, asked.submission_id)).filter(
    ({ role }) => role === 'author' || isEditorRole(role),
  );
  const each = new Map(people.map((one) => [one.person_id, one]));
  for (const to of each.values())
    await queueMail(needs)(trx, {
      event,
      to: { personId: to.person_id, address: to.address, language: to.language },
      variables: {
        firstname: to.firstname,
        number: asked.number ?? '',
        title: inLanguage(asked.title, asked.language),
        title_lang: languageOf(asked.title, asked.language),
        journal: inLanguage({ en: asked.name_en, ms: asked.name_ms }, to.language),
        article_url: `${needs.portalUrl}/private/article-management/article-workflow/${asked.submission_id}`,
        co_author: asked.name,
        message: note && `${note}\n\n`,
      },
      journal: asked.journal_id,
      subject: { type: 'article', id: asked.submission_id },
    });
};

/** What a co-author says about being one; the editors and who submitted hear of a no, and of a yes after it. */
export const sayAuthorship = async (
  trx: Trx,
  needs: SubmissionsNeeds,
  actor: Actor,
  asked: Asked,
  said: { answer: AuthorshipAnswer; note: string },
): Promise<Result<Asked, 'authorship-closed'>> => {
  const decided = answerAuthorship(asked, said);
  if (!decided.ok) return decided;
  if (decided.value === 'stands') return ok(asked);
  const now = needs.clock();
  const declined = said.answer === 'declined';
  await saveAuthorship(trx, asked.id, { ...said, now });
  await needs.tell(trx, actor, {
    event: `authorship-was-${said.answer}`,
    subject: { type: 'article', id: asked.submission_id },
    journal: asked.journal_id,
    data: { contributor: asked.id },
  });
  if (declined) await tellPeople(trx, needs, asked, 'authorship-was-declined', said.note);
  else if (asked.declined_at) await tellPeople(trx, needs, asked, 'authorship-was-restored', '');
  const stands = declined
    ? { confirmed_at: null, declined_at: now, decline_note: said.note }
    : { confirmed_at: now, declined_at: null, decline_note: '' };
  return ok({ ...asked, ...stands });
};
