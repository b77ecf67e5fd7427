import { mailEvents } from '@naskhah/words/messaging/mail-events';
import { mailVariables } from '@naskhah/words/messaging/mail-variables';
import { notices } from '@naskhah/words/messaging/notices';
import { templateEditor } from '@naskhah/words/messaging/template-editor';
import { messaging } from '@naskhah/words/tasks/messages';
import { ui } from '@naskhah/words/ui';
import { looks } from './look.ts';
import { newestMailTo } from './mailbox.ts';
import { listedArticles } from './screens/listed-articles.ts';
import { expect, test } from './test.ts';

const event = 'message-was-sent';
const greetings = { en: 'A word from the editors', ms: 'Sepatah kata daripada editor' };

const said = { en: 'The proofs will be ready on Friday.', ms: 'Pruf akan siap pada hari Jumaat.' };

for (const look of looks)
  test.describe(`a template is changed, in ${look.language}`, () => {
    test.use({ look });

    test('and the next mail shows it', async ({ as, seen }) => {
      const { language } = look;
      const admin = await as('admin');
      const press = (name: string) => admin.getByRole('button', { name, exact: true }).click();
      await admin.goto('/private/user/ent-template');
      await seen(admin, '1-mails');
      await admin.getByRole('link', { name: mailEvents[event].name[language] }).click();
      await expect(admin.getByRole('heading', { level: 1 })).toHaveText(mailEvents[event].name[language]);

      const subjects = admin.locator('input[name^="texts."]');
      for (const at of [0, 1]) {
        const field = subjects.nth(at);
        await field.fill(`${greetings[language]}: `);
        await press(templateEditor.insert[language]({ name: mailVariables.subject.name[language] }));
        await expect(field).toHaveValue(`${greetings[language]}: {{subject}}`);
        await expect(field).toBeFocused();
      }
      // The preview is of the text that was written in last.
      await expect(admin.getByText(mailVariables.subject.example.ms)).toBeVisible();
      const right = await subjects.first().inputValue();
      await subjects.first().fill('{{secret}}');
      await press(templateEditor.save[language]);
      await expect(admin.getByText('{{secret}}', { exact: false }).first()).toBeVisible();
      await seen(admin, '2-unknown-variable');
      await subjects.first().fill(right);
      await press(templateEditor.save[language]);
      await expect(admin.getByText(templateEditor.saved[language], { exact: true })).toBeVisible();
      await seen(admin, '3-saved');

      const editor = await as('editor');
      const [article] = await listedArticles(editor.request);
      await editor.goto(`/private/article-management/article-workflow/${article?.id}?part=messages`);
      await seen(editor, '4-no-messages');
      await editor.getByRole('button', { name: messaging.write[language] }).click();
      const dialog = editor.getByRole('dialog');
      await dialog.getByRole('checkbox').first().check();
      await dialog.getByRole('textbox', { name: messaging.text[language] }).fill(said[language]);
      await dialog.getByRole('checkbox', { name: messaging.byEmail[language] }).check();
      await seen(editor, '5-composer');
      await dialog.getByRole('button', { name: messaging.send[language] }).click();
      // The timeline beside it says the same, with a full stop.
      await expect(editor.getByText(ui.messageSent[language], { exact: true })).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(editor.getByText(said[language])).toBeVisible();
      await seen(editor, '6-thread');

      const mail = await newestMailTo(greetings[language]);
      expect(mail.body).toContain(said[language]);

      await admin.goto('/private/user/mail-log');
      await admin.getByRole('link', { name: greetings[language] }).first().click();
      await expect(admin.getByRole('dialog')).toContainText(ui.emailContent[language]);
      await seen(admin, '7-mail-log');

      await admin.goto(`/private/user/ent-template/${event}`);
      await press(templateEditor.reset[language]);
      await admin.getByRole('dialog').getByRole('button').last().click();
      await expect(admin.getByText(templateEditor.resetDone[language], { exact: true })).toBeVisible();

      await editor.getByRole('button', { name: notices.title[language] }).click();
      await editor.getByRole('menuitem', { name: notices.showAll[language] }).click();
      await expect(editor.getByRole('heading', { level: 1 })).toHaveText(notices.title[language]);
      await seen(editor, '8-notifications');
    });
  });
