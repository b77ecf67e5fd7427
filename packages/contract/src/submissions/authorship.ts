import * as z from 'zod';
import { anyone, call, platform, refusals, session } from '../call.ts';
import { uuid } from '../fields.ts';

const done = z.object({ done: z.literal(true) });

const Authorship = z.object({
  article_title: z.string(),
  /** In which the title is written (BCP 47). */
  title_lang: z.string(),
  number: z.string(),
  journal_name_en: z.string(),
  journal_name_ms: z.string(),
  name: z.string(),
  state: z.enum(['asked', 'confirmed', 'declined']),
  /** What was written on declining. */
  note: z.string(),
  can: z.object({ confirm: z.boolean(), decline: z.boolean() }),
});
const link = { token: z.string().min(20).max(200) };

const readAuthorship = call
  .route({
    method: 'POST',
    path: '/api/admin/submissions/read-authorship',
    summary: "What a co-author's link is about; reading changes nothing",
  })
  .meta({ access: anyone, limit: 'login', statements: 3 })
  .input(z.object(link))
  .output(Authorship)
  .errors(refusals('link-used', 'too-many-tries'));

const confirmAuthorship = call
  .route({
    method: 'POST',
    path: '/api/admin/submissions/confirm-authorship',
    summary: "Confirm being an author, by the co-author's link",
  })
  .meta({ access: anyone, limit: 'login' })
  .input(z.object(link))
  .output(Authorship)
  .errors(refusals('link-used', 'too-many-tries', 'authorship-closed'));

const note = z.string().trim().max(2000).default('');

const declineAuthorship = call
  .route({
    method: 'POST',
    path: '/api/admin/submissions/decline-authorship',
    summary: 'Say that one is not an author: by the link, or logged in to the account of the address that was asked',
  })
  .meta({ access: anyone, limit: 'login' })
  .input(z.union([z.object({ ...link, note }), z.object({ id: uuid, note })]))
  .output(Authorship)
  .errors(refusals('link-used', 'too-many-tries', 'authorship-closed', 'contributor-not-found', 'not-while-switched'));

const confirmOwnAuthorship = call
  .route({
    method: 'POST',
    path: '/api/admin/submissions/confirm-own-authorship',
    summary: 'Confirm being an author, logged in to the account of the address that was asked',
  })
  .meta({ access: session, limit: 'act' })
  .input(z.object({ id: uuid }))
  .output(done)
  .errors(refusals('contributor-not-found', 'authorship-closed', 'not-while-switched'));

const askAuthorAgain = call
  .route({
    method: 'POST',
    path: '/api/admin/submissions/ask-author-again',
    summary: 'Mail an author again whether they are one, with a fresh link',
  })
  .meta({ access: platform('admin'), limit: 'act' })
  .input(z.object({ id: uuid }))
  .output(done)
  .errors(refusals('contributor-not-found'));

/** What a co-author is asked, and answers. */
export const authorshipCalls = {
  readAuthorship,
  confirmAuthorship,
  declineAuthorship,
  confirmOwnAuthorship,
  askAuthorAgain,
};
