import { mailEvents } from '@naskhah/words/messaging/mail-events';
import { mailVariables } from '@naskhah/words/messaging/mail-variables';
import { notices } from '@naskhah/words/messaging/notices';
import { templateEditor } from '@naskhah/words/messaging/template-editor';
import { messaging } from '@naskhah/words/tasks/messages';
import { ui } from '@naskhah/words/ui';
import { newestMailTo } from './mailbox.ts';
import { listedArticles } from './screens/listed-articles.ts';
import { expect, test } from './test.ts';

const event = 'message-was-sent';
const greeting = 'A word from the editors';

const said = 'The proofs will be ready on Friday.';

test.describe('a template is changed', () => {
  test('and the next mail shows it', async ({ as, seen }) => {
    const admin = await as('admin');
    const press = (name: string) => admin.getByRole('button', { name, exact: true }).click();
    await admin.goto('/private/user/ent-template');
    await seen(admin, '1-mails');
    await admin.getByRole('link', { name: mailEvents[event].name.en }).click();
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText(mailEvents[event].name.en);

    const subjects = admin.locator('input[name^="texts."]');
    for (const at of [0, 1]) {
      const field = subjects.nth(at);
      await field.fill(`${greeting}: `);
      await press(templateEditor.insert.en({ name: mailVariables.subject.name.en }));
      await expect(field).toHaveValue(`${greeting}: {{subject}}`);
      await expect(field).toBeFocused();
    }
    // By keyboard a variable goes to the place that was left for it.
    const body = admin.locator('textarea[name="texts.en.body"]');
    const written = await body.inputValue();
    await body.press('Control+Home');
    await admin
      .getByRole('button', { name: templateEditor.insert.en({ name: mailVariables.number.name.en }) })
      .press('Enter');
    await expect(body).toHaveValue(`{{number}}${written}`);
    await expect(body).toBeFocused();
    await body.fill(written);
    await subjects.nth(1).focus();
    // The preview is of the text that was written in last.
    await expect(admin.getByText(mailVariables.subject.example.ms)).toBeVisible();
    const right = await subjects.first().inputValue();
    await subjects.first().fill('{{secret}}');
    await expect(admin.getByText(templateEditor.unknown.en({ names: '{{secret}}' }))).toBeVisible();
    await press(templateEditor.save.en);
    await expect(admin.getByText('{{secret}}', { exact: false }).first()).toBeVisible();
    await seen(admin, '2-unknown-variable');
    await subjects.first().fill(right);
    await press(templateEditor.save.en);
    await expect(admin.getByText(templateEditor.saved.en, { exact: true })).toBeVisible();
    await seen(admin, '3-saved');

    const editor = await as('editor');
    const [article] = await listedArticles(editor.request);
    await editor.goto(`/private/article-management/article-workflow/${article?.id}?part=messages`);
    await seen(editor, '4-no-messages');
    await editor.getByRole('button', { name: messaging.write.en }).click();
    const dialog = editor.getByRole('dialog');
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('textbox', { name: messaging.text.en }).fill(said);
    await dialog.getByRole('checkbox', { name: messaging.byEmail.en }).check();
    await seen(editor, '5-composer');
    await dialog.getByRole('button', { name: messaging.send.en }).click();
    // The timeline beside it says the same, with a full stop.
    await expect(editor.getByText(ui.messageSent.en, { exact: true })).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(editor.getByText(said)).toBeVisible();
    await seen(editor, '6-thread');

    const mail = await newestMailTo(greeting);
    expect(mail.body).toContain(said);

    await admin.goto('/private/user/mail-log');
    await admin.getByRole('link', { name: greeting }).first().click();
    await expect(admin.getByRole('dialog')).toContainText(ui.emailContent.en);
    await seen(admin, '7-mail-log');

    await admin.goto(`/private/user/ent-template/${event}`);
    await press(templateEditor.reset.en);
    await admin.getByRole('dialog').getByRole('button').last().click();
    await expect(admin.getByText(templateEditor.resetDone.en, { exact: true })).toBeVisible();

    await editor.getByRole('button', { name: notices.title.en }).click();
    await editor.getByRole('menuitem', { name: notices.showAll.en }).click();
    await expect(editor.getByRole('heading', { level: 1 })).toHaveText(notices.title.en);
    await seen(editor, '8-notifications');
  });
});
