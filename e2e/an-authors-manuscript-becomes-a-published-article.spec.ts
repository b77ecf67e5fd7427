import { articlePage } from '@naskhah/words/desk-article/article-page';
import { stateWords } from '@naskhah/words/desk-article/article-states';
import { wizardCheck } from '@naskhah/words/submissions/wizard-check';
import { deciding } from '@naskhah/words/workflow/deciding';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { actorOn } from './actor.ts';
import { newestMailTo } from './mailbox.ts';
import { expectState, openArticle } from './manuscript/article-of.ts';
import { declareAndSubmit, nameAuthors, pasteReferences, uploadManuscript } from './manuscript/completes-the-draft.ts';
import { assign, decide, inviteByMail, inviteByName } from './manuscript/edits.ts';
import { manuscript, pdfOf } from './manuscript/manuscript.ts';
import { copyedit, setGalley } from './manuscript/produces.ts';
import { compileIssue, publish, requestAndApprove } from './manuscript/publishes.ts';
import { findAndRead } from './manuscript/reads.ts';
import { review } from './manuscript/reviews.ts';
import { leaveAndResume, startDraft, writeMetadata } from './manuscript/starts-a-draft.ts';
import { expect, test } from './test.ts';

// It is long: some forty screens, six people.
test.describe.configure({ timeout: 600_000 });

test.describe("an author's manuscript becomes a published article", () => {
  test('from the first draft to a reader without JavaScript', async ({ as, someone, reader, seen }) => {
    const paper = manuscript;
    const by = async (account: string) => actorOn(await as(account));
    const author = await by('author');
    const of = (actor: typeof author) => (name: string) => seen(actor.page, name);

    await test.step('the author writes a draft, leaves it and comes back', async () => {
      await startDraft(author, paper);
      await writeMetadata(author, paper);
      await seen(author.page, '01-metadata');
      await leaveAndResume(author, paper);
    });
    await test.step('completes it, is told what is missing, and submits', async () => {
      await nameAuthors(author);
      await seen(author.page, '03-contributors');
      await uploadManuscript(author, paper);
      await seen(author.page, '04-files');
      await pasteReferences(author, paper);
      await seen(author.page, '05-references');
    });
    const number = await declareAndSubmit(author, paper, of(author));
    await author.follow(wizardCheck.openArticle);
    await expectState(author, 'submitted', 'author');
    const address = author.page.url();
    await newestMailTo('author@demo.test', number);

    const editor = await by('editor');
    await test.step('the editor takes it and sends it to review with a letter of their own', async () => {
      await openArticle(editor, address, 'review');
      await expectState(editor, 'submitted');
      await assign(editor, 'assignEditor', 'Nurul Huda Ismail');
      await expectState(editor, 'first-look');
      const letter = `${number}: terima kasih. 🌱 {{unknown}}`;
      await decide(editor, 'send-to-review', { letter, seen: () => seen(editor.page, '11-letter') });
      await expectState(editor, 'pending-reviewers');
      expect((await newestMailTo('author@demo.test', letter)).body).toBe(letter);
    });

    const email = 'halimah@example.test';
    await test.step('two reviewers are invited: by mail alone, and with an account', async () => {
      const link = await inviteByMail(editor, { name: 'Halimah Saadiah', email });
      await inviteByName(editor, 'Lim Kok Seng');
      await expectState(editor, 'awaiting-responses');
      await seen(editor.page, '12-invited');
      const guest = actorOn((await someone()).page);
      await guest.page.goto(link);
      await guest.press(reviewing.openInvitation);
      await expect(guest.page.getByText('Nor Azizah')).toHaveCount(0);
      await review(guest, 'minor-revision', 'Sila tambah siri aras air. 🌿 شكرا', (name) =>
        seen(guest.page, `13-${name}-by-link`),
      );
      const colleague = await by('reviewer2');
      await colleague.page.goto('/private/article-management/my-reviews');
      await colleague.page.getByRole('row').filter({ hasText: paper.title.en }).click();
      await review(colleague, 'accept', 'The series is long enough to conclude.', (name) =>
        seen(colleague.page, `14-${name}`),
      );
    });

    await test.step('the editor asks for revisions; the author reads the reports, not the names', async () => {
      await openArticle(editor, address, 'review');
      await expectState(editor, 'reviews-ready');
      // What is open may have been fetched anew by now, whenever the author was told of something.
      await author.page.reload();
      await expectState(author, 'reviews-ready', 'author');
      await decide(editor, 'request-revisions', { seen: () => seen(editor.page, '15-revisions') });
      await expectState(editor, 'revisions-requested');
      await openArticle(author, address, 'review');
      await expectState(author, 'revisions-requested', 'author');
      await expect(author.page.getByText('Sila tambah siri aras air')).toBeVisible();
      await expect(author.page.getByText('Halimah')).toHaveCount(0);
      await seen(author.page, '16-reports');
    });
    await test.step('the author sends the revised version, and it is accepted', async () => {
      const revised = await pdfOf(author.page, paper.title.en, 'Revised.');
      await author.press(deciding.revise);
      await expect(author.page.getByText(author.say(deciding.fileMissing))).toBeVisible();
      await author.give(deciding.revisedFile, 'Pindaan.pdf', 'application/pdf', revised);
      await author.write(deciding.reply, 'Siri aras air ditambah pada Rajah 3.');
      await seen(author.page, '17-revision');
      await author.press(deciding.revise);
      await author.confirm();
      await expectState(author, 'revisions-submitted', 'author');
      await editor.page.reload();
      await expectState(editor, 'revisions-submitted');
      await decide(editor, 'accept');
      await expectState(editor, 'copyediting');
      await openArticle(editor, address, 'production');
      await assign(editor, 'assignCopyeditor', 'Christopher Ling');
    });

    const galley = await pdfOf(author.page, paper.title.en, paper.abstract.en);
    await test.step('copyeditor and layout editor do their work', async () => {
      const copyeditor = await by('copyeditor');
      await copyedit(copyeditor, address, galley);
      await seen(copyeditor.page, '18-copyedited');
      await openArticle(editor, address, 'production');
      await decide(editor, 'send-to-production');
      await expectState(editor, 'production');
      await assign(editor, 'assignLayout', 'Priya d/o Ramasamy');
      const layout = await by('layout');
      await setGalley(layout, address, galley, () => seen(layout.page, '19-galley'));
      await editor.page.reload();
      await expectState(editor, 'ready-to-schedule');
    });

    await test.step('the manager compiles an issue; another person has the last word', async () => {
      const manager = await by('manager');
      const issue = await compileIssue(manager, paper, (name) => seen(manager.page, `20-${name}`));
      await openArticle(editor, address, 'decisions');
      await expectState(editor, 'scheduled');
      await requestAndApprove(manager);
      await seen(manager.page, '21-approved');
      await publish(editor, issue);
      await seen(editor.page, '22-public');
    });

    await test.step('the author sees it published, and a reader finds and reads it', async () => {
      await author.page.goto('/private/article-management/my-submissions');
      const row = author.page.getByRole('row').filter({ hasText: number });
      await expect(row).toContainText(author.say(stateWords.published));
      await row.click();
      await expectState(author, 'published', 'author');
      await author.press(articlePage.timeline);
      await seen(author.page, '23-timeline');
      const guest = actorOn(await reader());
      const twin = (await someone()).page;
      await findAndRead(guest, paper, async (name) => {
        // axe itself needs scripts: it looks at the same address in a browser that runs them.
        await twin.goto(guest.page.url());
        await seen(twin, `24-${name}`);
      });
    });
  });
});
