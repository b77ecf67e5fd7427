import { presetPage } from '@naskhah/words/access/preset-words';
import { invitationStateWords, invitations } from '@naskhah/words/identity/invitations';
import { teamList } from '@naskhah/words/identity/team-list';
import { teamListFaults } from '@naskhah/words/identity/team-list-outcomes';
import { actorOn } from './actor.ts';
import { newestMailTo } from './mailbox.ts';
import { linkIn } from './new-account.ts';
import { ownJournal } from './screens/own-journal.ts';
import { expect, test } from './test.ts';

const invitation = { name: 'Suhana Mohd Daud', preset: 'Section Editor' };

test.describe('a journal invites to its team', () => {
  test('from its section Team to who holds which preset', async ({ as, someone, seen }) => {
    const { name, preset } = invitation;
    const email = `${name.split(' ')[0]?.toLowerCase()}@um.test`;
    const page = await as('manager');
    const manager = actorOn(page);
    const journal = await ownJournal(page.request);
    await page.goto(`/private/journal-management/journal-information/${journal}/team_management`);
    await manager.press(invitations.inviteByMail);
    const dialog = page.getByRole('dialog');
    await manager.choose(presetPage.preset, preset);
    await dialog.getByRole('textbox', { name: manager.say(invitations.email) }).fill(email);
    await dialog.getByRole('textbox', { name: manager.say(invitations.name) }).fill(name);
    await dialog.getByRole('radio', { name: 'English' }).check();
    await seen(page, 'invite');
    await manager.press(invitations.send);
    const entry = page.getByRole('listitem').filter({ hasText: email });
    await expect(entry).toContainText(preset);
    await expect(entry).toContainText(manager.say(invitationStateWords.open));
    await seen(page, 'under-way');

    const invited = (await someone()).page;
    const actor = actorOn(invited);
    await invited.goto(linkIn((await newestMailTo(email)).body, '/invitation'));
    await expect(actor.heading(invitations.titleJournal)).toBeVisible();
    await expect(invited.getByText(preset, { exact: true })).toBeVisible();
    await seen(invited, 'invitation');
    await actor.write(invitations.ownName, name);
    await invited.getByLabel(actor.say(invitations.password)).first().fill('gambut pulih sepuluh tahun');
    await actor.press(invitations.accept);
    await invited.waitForURL('**/update-profile');

    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(preset);
    await expect(page.getByText(email)).toHaveCount(0);
  });

  test('many at once from a pasted list, and the lines that are wrong stay to be mended', async ({ as, seen }) => {
    const page = await as('manager');
    const manager = actorOn(page);
    const journal = await ownJournal(page.request);
    await page.goto(`/private/journal-management/journal-information/${journal}/team_management`);
    await manager.press(teamList.addMany);
    const dialog = page.getByRole('dialog', { name: teamList.addMany.en });
    const lines = dialog.getByRole('textbox', { name: teamList.lines.en });
    await lines.fill(
      [
        'Aminah Salleh, aminah.salleh@um.test, Copyeditor',
        'Priya d/o Ramasamy, priya@example, Proofreader',
        'Rashidah Ahmad, rashidah@um.test, Head of all',
      ].join('\n'),
    );
    await manager.press(teamList.check);
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expect(dialog.getByRole('listitem').nth(1)).toContainText(teamListFaults['email-wrong'].en);
    await seen(page, 'list-read');
    await dialog.getByRole('button', { name: teamList.invite.en({ count: 1 }) }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(lines).not.toHaveValue(/Aminah/);
    await lines.fill('Priya d/o Ramasamy, priya@example.test, Proofreader');
    await manager.press(teamList.check);
    await dialog.getByRole('button', { name: teamList.invite.en({ count: 1 }) }).click();
    await expect(dialog).toBeHidden();
    for (const email of ['aminah.salleh@um.test', 'priya@example.test'])
      await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText(
        manager.say(invitationStateWords.open),
      );
  });
});
