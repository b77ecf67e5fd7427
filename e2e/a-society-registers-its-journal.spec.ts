import { completeRegistration, issnOf, wholeRegistration } from '@naskhah/testing/whole-registration';
import { boardConsent, boardWords } from '@naskhah/words/journals/board';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { journalPages, journalStates } from '@naskhah/words/journals/journals';
import { registration } from '@naskhah/words/journals/registration';
import { actorOn } from './actor.ts';
import { newestMailTo } from './mailbox.ts';
import { newPerson } from './new-person.ts';
import { expect, test } from './test.ts';

const title = 'Jurnal Kesihatan Awam dan Borneo';
const right = issnOf('a society');
const wrong = right.replace(/.$/, (last) => (last === '0' ? '1' : '0'));

test('a society registers its journal, is told what is wrong as it writes, goes on later, and sends it', async ({
  someone,
  seen,
}) => {
  const { page, context } = await someone();
  await newPerson(context.request, 'Society Secretary');
  const society = actorOn(page);

  await page.goto('/private/journal-management/journal-registration');
  await society.write(journalForm.name_ms, title);
  // A journal of the demo world is named 'Jurnal Kesihatan Awam Borneo'.
  await expect(page.getByText(society.say(registration.veryClose))).toBeVisible();
  await expect(page.getByText('4 of 5 words')).toBeVisible();
  await page.getByLabel(society.say(registration.another)).check();
  await society.write(journalForm.abbreviation, 'JKAB');
  await society.write(journalForm.path, 'admin');
  await society.press(registration.start);
  await expect(page.getByText('The portal itself uses this address').first()).toBeVisible();
  await society.write(journalForm.path, 'jkab');
  await seen(page, '1-the-beginning');
  await society.pressTwice(registration.start);
  await expect(page).toHaveURL(/\/identity$/);
  const [, journal = ''] = /journal-registration\/([^/]+)\//.exec(page.url()) ?? [];

  await society.write(journalForm.eissn, wrong);
  await expect(page.getByText(`The check digit should be ${right.at(-1)}`)).toBeVisible();
  await society.write(registration.firstYear, '2019');
  await seen(page, '2-a-wrong-digit');
  // One wrong number keeps nothing else from being saved.
  const kept = async () =>
    (await (await context.request.post(`/api/admin/journals/p/${journal}`, { data: {} })).json()) as {
      first_year: number | null;
      eissn: string | null;
      version: number;
    };
  await expect.poll(async () => (await kept()).first_year).toBe(2019);
  expect((await kept()).eissn).toBeNull();
  await society.write(journalForm.eissn, right);
  await expect(page.getByText(society.say(registration.notTaken))).toBeVisible();
  await expect.poll(async () => (await kept()).eissn).toBe(right);

  await society.press(registration.saveAndContinue);
  await expect(society.heading(registration.publisher)).toBeVisible();
  await society.press(registration.later);
  await expect(page).toHaveURL(new RegExp(`journal-information/${journal}`));

  // Another day: it goes on at the first step that lacks something, which says what.
  await page.goto(`/private/journal-management/journal-registration/${journal}`);
  await expect(page).toHaveURL(/\/identity$/);
  await page.goto(`/private/journal-management/journal-registration/${journal}/board`);
  await society.press(boardWords.add);
  await society.write(boardWords.name, 'Siti Aminah');
  await page.getByRole('textbox', { name: society.say(boardWords.email) }).fill('siti.aminah@example.test');
  await society.write(boardWords.orcid, '0000-0002-1825-0097');
  await society.pressTwice(boardWords.addAct);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(society.say(boardWords.asked))).toBeVisible();
  await seen(page, '3-the-board');

  const asked = await someone();
  const member = actorOn(asked.page);
  const mail = await newestMailTo('siti.aminah@example.test');
  await asked.page.goto(mail.body.match(/\/board-consent\/\S+/)?.[0] ?? '');
  await expect(member.heading(boardConsent.title)).toBeVisible();
  await seen(asked.page, '4-consent');
  await member.press(boardConsent.agree);
  await expect(member.heading(boardConsent.agreed)).toBeVisible();
  await asked.page.reload();
  await expect(member.heading(boardConsent.linkUsed)).toBeVisible();

  await page.goto(`/private/journal-management/journal-registration/${journal}/check`);
  await expect(page.getByText('fields are still needed')).toBeVisible();
  await expect(page.getByRole('button', { name: society.say(journalPages.submit) })).toBeDisabled();
  await seen(page, '5-what-is-missing');
  await page
    .getByRole('main')
    .getByRole('link', { name: society.say(registration.frequency), exact: true })
    .click();
  await expect(page.getByRole('combobox', { name: society.say(registration.frequency) })).toBeFocused();

  // The rest is as long as it is dull: it comes by the calls that the steps make.
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(path, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  };
  const upload = async (metadata: object, { name, content }: { name: string; content: string }) => {
    const answer = await context.request.post('/media/files/save-file', {
      multipart: {
        attachment_metadata: JSON.stringify(metadata),
        attachment: { name, mimeType: 'application/pdf', buffer: Buffer.from(content) },
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await page.goto('/private/journal-management/journal-list');
  await completeRegistration({ post, upload }, journal);
  const { version } = await kept();
  const rest = { publisher: 'Persatuan Kesihatan Borneo', ...wholeRegistration };
  await post('/api/admin/journals/update-journal', { id: journal, version, ...rest });

  await page.goto(`/private/journal-management/journal-registration/${journal}/check`);
  await expect(page.getByText(society.say(registration.complete))).toBeVisible();
  await seen(page, '6-complete');
  await society.press(journalPages.submit);
  await society.confirm();
  await expect(page.getByText(society.say(journalStates.submitted)).first()).toBeVisible();
  expect((await newestMailTo('New journal to verify')).body).toContain('Society Secretary');
});
