import { invitationKindWords, invitationStateWords, invitations } from '@naskhah/words/identity/invitations';
import { peoplePages } from '@naskhah/words/identity/people';
import { personPage } from '@naskhah/words/identity/person-page';
import { actorOn } from './actor.ts';
import { newestMailTo } from './mailbox.ts';
import { linkIn } from './new-account.ts';
import { expect, test } from './test.ts';

const invitation = {
  name: 'Amirah Sofea Zulkarnain',
  journal: 'Journal of Equatorial Ecology',
  preset: 'Journal Manager',
};

test.describe('an administrator invites a person who becomes a journal manager', () => {
  test('from the invitation to the journal in their list', async ({ as, someone, seen }) => {
    const { name, journal, preset } = invitation;
    const email = `${name.split(' ')[0]?.toLowerCase()}@um.test`;
    const page = await as('admin');
    const admin = actorOn(page);

    await test.step('invites', async () => {
      await page.goto('/private/user/user-management');
      await admin.press(peoplePages.invite);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: admin.say(invitationKindWords.journal) }).check();
      await admin.choose(invitations.journal, journal);
      await dialog.getByRole('textbox', { name: admin.say(invitations.email) }).fill(email);
      await dialog.getByRole('textbox', { name: admin.say(invitations.name) }).fill(name);
      await dialog.getByRole('radio', { name: 'English' }).check();
      await seen(page, 'invite');
      await admin.press(invitations.send);
      await expect(page.getByText(admin.say(invitations.sentNow))).toBeVisible();
    });

    const link = await test.step('gets a mail whose link changes nothing by being opened', async () => {
      const mail = await newestMailTo(email);
      expect(mail.subject).toContain(journal);
      const found = linkIn(mail.body, '/invitation');
      const scanner = (await someone()).page;
      await scanner.goto(found);
      await expect(scanner.getByText(journal)).toBeVisible();
      await page.goto(`/private/user/invitation-list?view=all&q=${email}`);
      await expect(page.getByRole('cell', { name: admin.say(invitationStateWords.open) })).toBeVisible();
      return found;
    });

    await test.step('accepts with a name and a password, and manages the journal', async () => {
      const invited = (await someone()).page;
      const actor = actorOn(invited);
      await invited.goto(link);
      await expect(actor.heading(invitations.titleJournal)).toBeVisible();
      await seen(invited, 'invitation');
      await actor.write(invitations.ownName, name);
      await invited.getByLabel(actor.say(invitations.password)).first().fill('gambut pulih sepuluh tahun');
      await actor.press(invitations.accept);
      await invited.waitForURL('**/update-profile');
      await invited.goto('/private/journal-management/journal-list?view=mine');
      await expect(invited.getByRole('link', { name: journal }).first()).toBeVisible();
      await invited.goto(link);
      await expect(actor.heading(invitations.closedTitle)).toBeVisible();
    });

    await test.step('is seen as the manager by the Administrator', async () => {
      await page.goto(`/private/user/invitation-list?view=all&q=${email}`);
      await expect(page.getByRole('cell', { name: admin.say(invitationStateWords.accepted) })).toBeVisible();
      await page.goto(`/private/user/user-management?q=${email}`);
      await page.getByRole('link', { name }).click();
      await admin.follow(personPage.access);
      await expect(page.getByText(preset, { exact: true })).toBeVisible();
      await seen(page, 'person');
    });
  });
});
