import { loadPlatformRoles } from '@naskhah/modules/access';
import { loadLists } from '@naskhah/modules/reference-data';
import type { Cast } from '@naskhah/testing/attacks/cast';
import { elementsOf } from '@naskhah/testing/attacks/page-elements';
import { readEverything } from '@naskhah/testing/attacks/read-everything';
import { attacksIn } from '@naskhah/testing/attacks/strings';
import { testCast } from '@naskhah/testing/attacks/test-cast';
import { nameOf, textFields, valuesAt } from '@naskhah/testing/attacks/text-fields';
import { tamed, wordsOf } from '@naskhah/testing/attacks/words';
import { type WrittenWorld, writeEverything } from '@naskhah/testing/attacks/write-everything';
import { describeWithTestData } from '@naskhah/testing/test-data';
import { testDatabase } from '@naskhah/testing/test-database';
import { testServer } from '@naskhah/testing/test-server';
import { beforeAll, expect, it } from 'vitest';

/** Written through an act that another field shows already, or one that only a browser or a mail can make. */
const writtenAlike = [
  '/api/admin/identity/accept-invitation usr_family',
  '/api/admin/identity/save-passkey label',
  '/api/admin/tasks/request/save-request person.family',
  // What the writer saw, which is compared and not kept.
  '/api/admin/verification/answer-check was.comment',
  '/api/admin/verification/save-return-fields was.[].reason',
  '/api/auth/first-administrator usr_name',
  '/api/auth/first-administrator usr_family',
  '/api/portal/register-user usr_family',
];

type Draft = Record<'article_title' | 'abstract', Record<string, string>>;

/** Replaced by what was written later, filled into another text, or kept without being read again. */
const notReadAgain = new Set([
  '/api/admin/access-level-preset/save',
  '/api/admin/article-submission/save',
  '/api/admin/identity/invite-list-to-team',
  '/api/admin/ent-template/save',
  '/api/admin/ent-template/send-review',
  '/api/admin/journals/save-journal',
  '/api/admin/pengurusan-jurnal/approval-issue',
  '/api/admin/pengurusan-jurnal/final-approval-issue',
  '/api/admin/pengurusan-jurnal/publish-issue',
  '/api/admin/reference-data/import-codes',
  '/api/admin/workflow/send-to-next-stage',
]);

describeWithTestData('an attack that is stored in every text field', (file) => {
  const database = testDatabase();
  const server = testServer(database);
  let attacks: string[];
  let harmless: WrittenWorld;
  let attacked: WrittenWorld;
  let sharp: Cast;

  const lists = ['/journals?q=', '/journals?publisher=', '/search?q=', '/search?type='];
  // What filters are made of; the others are read of pages without attacks.
  const inLists = new Set([
    'section',
    'details',
    'details class',
    'summary',
    'span',
    'span dir',
    'span lang',
    'b',
    'b dir',
    'b lang',
  ]);
  const asked = (address: string, words: string) => `${address}${encodeURIComponent(words)}`;
  const read = async (url: string) => {
    const answer = await server.visitor().raw(url);
    expect([url, answer.status]).toEqual([url, 200]);
    return answer.body;
  };

  beforeAll(async () => {
    await database.db.transaction().execute(async (trx) => {
      await loadLists(trx);
      await loadPlatformRoles(trx);
    });
    attacks = attacksIn(file('security', 'xss'));
    expect(attacks.length).toBeGreaterThan(900);
    const plain = await testCast(server, database, 'plain');
    harmless = await writeEverything(plain, wordsOf(tamed(attacks)), 'plain');
    const draft = await plain.author.post<Draft>('/api/admin/article-submission/get', { id: harmless.article });
    const titles = [draft.article_title, draft.abstract].flatMap((texts) => Object.values(texts)).join(' ');
    for (const address of lists)
      for (const q of ['', 'no such words', ...new Set(titles.split(/[^\p{L}\p{N}]+/u))])
        for (const name of Object.keys(elementsOf(await read(asked(address, q))).counts)) inLists.add(name);
    sharp = await testCast(server, database, 'sharp');
    attacked = await writeEverything(sharp, wordsOf(attacks), 'sharp');
  }, 120_000);

  const bodiesOf = (path: string) =>
    server.calls.filter((made) => made.url === path && made.status === 200).map(({ payload }) => payload);

  it('was written into all that the calls keep', () => {
    const isWritten = ({ path, at }: ReturnType<typeof textFields>[number]) =>
      bodiesOf(path).some((body) =>
        valuesAt(body, at).some((value) => attacks.some((attack) => String(value ?? '').includes(attack))),
      );
    const missing = textFields().filter((field) => !isWritten(field));
    expect(missing.map(nameOf)).toEqual(writtenAlike);
  });

  it('is given back by the calls as the text that it was', async () => {
    const texts = new Set(await readEverything(sharp, attacked));
    const long = [...texts].filter((text) => text.includes('\n')).join('\n\n');
    const wrong = textFields().filter((field) => {
      if (notReadAgain.has(field.path)) return false;
      const last = bodiesOf(field.path).at(-1);
      return valuesAt(last, field.at).some(
        (value) => typeof value === 'string' && !texts.has(value) && !long.includes(value),
      );
    });
    expect(wrong.map(nameOf)).toEqual([]);
  });

  const pagesOf = ({ path, article, issue }: WrittenWorld) =>
    ['/', '/archive', '/about', `/issue/${issue}`, `/article/${article}`].map((page) => `/j/${path}${page}`);
  it('adds no element and no attribute to a public page, and nothing that runs', async () => {
    const pages = pagesOf(attacked);
    for (const [place, url] of pagesOf(harmless).entries())
      for (const language of ['en', 'ms']) {
        const before = elementsOf(await read(`${url}?lang=${language}`));
        const page = pages[place] ?? '';
        const after = elementsOf(await read(`${page}?lang=${language}`));
        expect({ page, ...after }).toEqual({ page, ...before });
      }
  });

  it('adds nothing to the lists and searches of all journals, as stored or as asked for', async () => {
    for (const address of lists)
      for (const attack of ['', ...attacks.filter((_, at) => at % 7 === 0)]) {
        const { counts, dangers } = elementsOf(await read(asked(address, attack.slice(0, 200))));
        const added = Object.keys(counts).filter((name) => !inLists.has(name));
        expect({ address, attack, dangers, added }).toEqual({ address, attack, dangers: [], added: [] });
      }
  });

  it('is text in the HTML of every mail', async () => {
    const mails: { subject: string; html: string }[] = [];
    const send = server.sendQueuedMail(async ({ subject, html }) => {
      mails.push({ subject, html });
      return 'sent';
    });
    for (const { id } of server.queued) await send(id);
    expect(mails.length).toBeGreaterThan(20);
    const allowed = ['html', 'head', 'body', 'p', 'br'];
    for (const { subject, html } of mails) {
      const { counts, dangers } = elementsOf(html);
      expect({ subject, dangers }).toEqual({ subject, dangers: [] });
      expect(Object.keys(counts).filter((name) => !allowed.includes(name))).toEqual([]);
    }
  });
});
