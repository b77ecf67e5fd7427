/** Every form in which somebody writes: who opens it, how, and a field of it. A form that is missing here does not compile. */
import { presetPage } from '@naskhah/words/access/preset-words';
import { savedViews } from '@naskhah/words/desk-workspace/saved-views';
import { builder, formList } from '@naskhah/words/forms/form-builder';
import { checkFields, checkVerdictWords } from '@naskhah/words/forms/question-fields';
import { account } from '@naskhah/words/identity/account';
import { accountSecurity } from '@naskhah/words/identity/account-security';
import { invitations } from '@naskhah/words/identity/invitations';
import { merging } from '@naskhah/words/identity/merging';
import { ownAccount } from '@naskhah/words/identity/own-account';
import { peoplePages } from '@naskhah/words/identity/people';
import { personPage } from '@naskhah/words/identity/person-page';
import { switching } from '@naskhah/words/identity/switching';
import { teamList } from '@naskhah/words/identity/team-list';
import { boardWords } from '@naskhah/words/journals/board';
import { journalForm } from '@naskhah/words/journals/journal-form';
import { submissionSettings } from '@naskhah/words/journals/submission-settings';
import { workflowSettings } from '@naskhah/words/journals/workflow-settings';
import { issues } from '@naskhah/words/publishing/issues';
import { refCode } from '@naskhah/words/reference-data/ref-code';
import { wizardFiles } from '@naskhah/words/submissions/wizard-files';
import { wizardPeople } from '@naskhah/words/submissions/wizard-people';
import { messaging } from '@naskhah/words/tasks/messages';
import { tasks } from '@naskhah/words/tasks/tasks';
import { checking } from '@naskhah/words/verification/checking';
import { threadWords } from '@naskhah/words/verification/thread';
import { deciding } from '@naskhah/words/workflow/deciding';
import { reviewRound } from '@naskhah/words/workflow/review-round';
import { reviewing } from '@naskhah/words/workflow/reviewing';
import { decisionWords } from '@naskhah/words/workflow/workflow';
import type { Locator, Page } from '@playwright/test';
import type { FormName } from '../../apps/web/src/forms/form-names.ts';
import type { Actor } from '../actor.ts';
import { listedArticles } from './listed-articles.ts';

export type Written = {
  account: string;
  /** From anywhere to the form, open and empty. */
  open: (page: Page, actor: Actor) => Promise<void>;
  field: (page: Page, actor: Actor) => Locator;
  /** In a dialog, or on the page itself; saved by itself while one types. */
  stands: 'in a dialog' | 'on the page' | 'saving itself';
};

type Rows<T> = { rows: T[] };
const answerOf = async <T>(page: Page, path: string, data: object): Promise<T> => {
  const answer = await page.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
};
const one = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`the demo world has no ${what}`);
  return found;
};

const base = '/private';
const articleIn = async (page: Page, ...states: string[]): Promise<string> => {
  const rows = await listedArticles(page.request);
  const found = one(
    rows.find(({ state }) => states.includes(state)),
    `article in ${states.join()}`,
  );
  return `${base}/article-management/article-workflow/${found.id}`;
};
const journalOf = async (page: Page): Promise<string> => {
  const { rows } = await answerOf<Rows<{ id: string }>>(page, '/api/admin/journals/journal-listing', {
    filters: {},
    size: 50,
  });
  return one(rows[0], 'journal').id;
};
const formOf = async (page: Page, journal_id: string): Promise<string> => {
  const { forms } = await answerOf<{ forms: { id: string }[] }>(page, '/api/admin/forms/list-forms', { journal_id });
  return one(forms[0], 'form').id;
};
/** A journal whose team the account manages. */
const teamJournalOf = async (page: Page): Promise<string> => {
  const { journals } = await answerOf<{ journals: { id: string }[] }>(page, '/api/admin/access/team-journals', {});
  return one(journals[0], 'journal with a team').id;
};
/** A registration that waits for its check. */
const waitingOf = async (page: Page): Promise<string> => {
  const asked = { filters: { step: 'checking' } };
  const { rows } = await answerOf<Rows<{ id: string }>>(
    page,
    '/api/admin/pengurusan-jurnal/get-submitted-journal',
    asked,
  );
  return `${base}/journal-management/journal-checking-forms/${one(rows[0], 'registration that waits').id}`;
};
type Draft = { references: unknown[] };
const ownSubmission = async (page: Page, state: string): Promise<string> => {
  const path = '/api/admin/article-submission/get-my-article-list';
  const { rows } = await answerOf<Rows<{ id: string; state: string }>>(page, path, { filters: {}, size: 100 });
  return one(
    rows.find((row) => row.state === state),
    `submission in ${state}`,
  ).id;
};
const ownReview = async (page: Page, ...states: string[]): Promise<string> => {
  const path = '/api/admin/tasks/workflow/get-my-assign';
  const { rows } = await answerOf<Rows<{ id: string; state: string }>>(page, path, { filters: {}, size: 100 });
  const found = one(
    rows.find((row) => states.includes(row.state)),
    `review in ${states.join()}`,
  );
  return `${base}/article-management/my-reviews/${found.id}`;
};
const personRecord = async (page: Page): Promise<string> => {
  const asked = { q: 'Nurul Huda', filters: {} };
  const { rows } = await answerOf<Rows<{ usr_id: string }>>(page, '/api/admin/desk/list-people', asked);
  return `${base}/user/user-management/${one(rows[0], 'person').usr_id}`;
};
const draftAt = async (page: Page, step: string): Promise<string> =>
  `${base}/article-management/submission/${await ownSubmission(page, 'draft')}/${step}`;

/** Within the dialog in front, or on the page. */
const box = (words: { en: string }) => (page: Page) =>
  page.getByRole('textbox', { name: words.en }).locator('visible=true').last();

/** As a link within the portal does it, so that the way back stays in it too. */
const visit = (page: Page, to: string): Promise<void> =>
  page.evaluate((path) => {
    // The router counts its steps, to know a way back from a way on.
    const { __TSR_index: step = 0 } = (history.state ?? {}) as { __TSR_index?: number };
    history.pushState({ __TSR_index: step + 1, key: path, __TSR_key: path }, '', path);
  }, to);

const underReview = ['under-review', 'reviews-ready', 'awaiting-responses', 'pending-reviewers'];
const inPart = (part: string) => async (page: Page) =>
  visit(page, `${await articleIn(page, ...underReview)}?part=${part}`);

export const writtenForms: Record<FormName, Written> = {
  profile: {
    account: 'member',
    open: async (page) => visit(page, `${base}/user/user-profile`),
    field: box(account.shortName),
    stands: 'on the page',
  },
  affiliations: {
    account: 'member',
    open: async (page, actor) => {
      await visit(page, `${base}/user/user-profile`);
      const department = box(ownAccount.department)(page);
      await page.getByRole('button', { name: actor.say(ownAccount.add), exact: true }).waitFor();
      if ((await department.count()) === 0) await actor.press(ownAccount.add);
    },
    field: box(ownAccount.department),
    stands: 'on the page',
  },
  'own-merge': {
    account: 'chair',
    open: async (page) => visit(page, `${base}/user/user-profile`),
    field: box(merging.ownEmail),
    stands: 'on the page',
  },
  'api-key': {
    account: 'chair',
    open: async (page, actor) => {
      await visit(page, `${base}/user/user-profile?part=keys`);
      await actor.press(accountSecurity.makeKey);
    },
    field: box(accountSecurity.keyFor),
    stands: 'in a dialog',
  },
  'portal-setting': {
    account: 'admin',
    open: async (page) => visit(page, `${base}/user/portal-setting`),
    field: (page) => page.getByRole('main').getByRole('textbox').first(),
    stands: 'on the page',
  },
  'mail-template': {
    account: 'admin',
    open: async (page) => visit(page, `${base}/user/ent-template/submission-received`),
    field: (page) => page.getByRole('main').getByRole('textbox').first(),
    stands: 'on the page',
  },
  invitation: {
    account: 'admin',
    open: async (page, actor) => {
      await visit(page, `${base}/user/user-management`);
      await actor.press(peoplePages.invite);
    },
    field: box(invitations.name),
    stands: 'in a dialog',
  },
  'person-email': {
    account: 'admin',
    open: async (page, actor) => {
      await visit(page, await personRecord(page));
      await actor.press(personPage.addEmail);
    },
    field: (page) => page.getByRole('dialog').getByRole('textbox'),
    stands: 'in a dialog',
  },
  'switch-reason': {
    account: 'admin',
    open: async (page, actor) => {
      await visit(page, await personRecord(page));
      await actor.press(personPage.more);
      await page.getByRole('menuitem', { name: actor.say(personPage.actAs) }).click();
    },
    field: box(switching.reason),
    stands: 'in a dialog',
  },
  code: {
    account: 'admin',
    open: async (page, actor) => {
      await visit(page, `${base}/user/ref-code`);
      await actor.press(refCode.add);
    },
    field: box(refCode.english),
    stands: 'in a dialog',
  },
  role: {
    account: 'admin',
    open: async (page, actor) => {
      await visit(page, `${base}/user/role-preset`);
      await page
        .getByRole('button', { name: new RegExp(`^${actor.say(presetPage.edit)}`) })
        .first()
        .click();
    },
    field: box(presetPage.nameEn),
    stands: 'in a dialog',
  },
  preset: {
    account: 'admin',
    open: async (page, actor) => {
      await visit(page, `${base}/user/role-preset?part=presets`);
      await actor.press(presetPage.add);
    },
    field: box(presetPage.nameEn),
    stands: 'in a dialog',
  },
  'team-list': {
    account: 'manager',
    open: async (page, actor) => {
      await visit(page, `${base}/journal-management/journal-information/${await journalOf(page)}/team_management`);
      await actor.press(teamList.addMany);
    },
    field: box(teamList.lines),
    stands: 'in a dialog',
  },
  'team-invitation': {
    account: 'manager',
    open: async (page, actor) => {
      await visit(page, `${base}/journal-management/journal-information/${await journalOf(page)}/team_management`);
      await actor.press(invitations.inviteByMail);
    },
    field: box(invitations.name),
    stands: 'in a dialog',
  },
  journal: {
    account: 'manager',
    open: async (page) => visit(page, `${base}/journal-management/journal-registration/${await journalOf(page)}`),
    field: box(journalForm.itemEn),
    stands: 'on the page',
  },
  'board-member': {
    account: 'manager',
    open: async (page, actor) => {
      await visit(page, `${base}/journal-management/journal-information/${await journalOf(page)}/masthead`);
      await actor.press(boardWords.add);
    },
    field: box(boardWords.name),
    stands: 'in a dialog',
  },
  volume: {
    account: 'manager',
    open: async (page, actor) => {
      await visit(page, `${base}/journal-management/journal-information/${await journalOf(page)}/volume`);
      await actor.press(issues.addVolume);
    },
    field: (page) => page.getByRole('dialog').getByRole('textbox').first(),
    stands: 'in a dialog',
  },
  issue: {
    account: 'manager',
    open: async (page, actor) => {
      await visit(page, `${base}/journal-management/journal-information/${await journalOf(page)}/volume`);
      await actor.press(issues.addIssue);
    },
    field: box(issues.titleEn),
    stands: 'in a dialog',
  },
  'saved-view': {
    account: 'section-editor',
    open: async (page, actor) => {
      await visit(page, `${base}/article-management/workspace?view=all`);
      await actor.press(savedViews.mine);
      await page.getByRole('menuitem', { name: actor.say(savedViews.save) }).click();
    },
    field: box(savedViews.name),
    stands: 'in a dialog',
  },
  message: {
    account: 'editor',
    open: async (page, actor) => {
      await inPart('messages')(page);
      await actor.press(messaging.write);
    },
    field: box(messaging.text),
    stands: 'in a dialog',
  },
  'team-message': {
    account: 'editor',
    open: async (page, actor) => {
      await visit(page, `${base}/journal-management/journal-messages/${await teamJournalOf(page)}`);
      await actor.press(messaging.writeToTeam);
    },
    field: box(messaging.text),
    stands: 'in a dialog',
  },
  task: {
    account: 'editor',
    open: async (page, actor) => {
      await inPart('review')(page);
      await actor.press(tasks.add);
    },
    field: box(tasks.what),
    stands: 'in a dialog',
  },
  'task-outcome': {
    account: 'editor',
    open: async (page) => {
      const { rows } = await answerOf<Rows<{ id: string; can: { done: boolean } }>>(page, '/api/admin/tasks/get-task', {
        size: 100,
      });
      await visit(
        page,
        `${base}/article-management/user-task?task=${
          one(
            rows.find(({ can }) => can.done),
            'task',
          ).id
        }`,
      );
    },
    field: box(tasks.outcome),
    stands: 'in a dialog',
  },
  decision: {
    account: 'editor',
    open: async (page) => {
      await visit(page, await articleIn(page, 'reviews-ready', 'under-review'));
      const kind = deciding.andSo.en({ decision: decisionWords.decline.en });
      await page.getByRole('button', { name: kind, exact: true }).click();
    },
    field: box(deciding.mail),
    stands: 'in a dialog',
  },
  'new-reviewer': {
    account: 'editor',
    open: async (page, actor) => {
      await inPart('review')(page);
      await actor.press(reviewRound.find);
      await actor.press(reviewRound.newPerson);
    },
    field: box(reviewRound.fullName),
    stands: 'in a dialog',
  },
  'review-invitation': {
    account: 'editor',
    open: async (page, actor) => {
      await inPart('review')(page);
      await actor.press(reviewRound.find);
      await actor.press(reviewRound.newPerson);
      await actor.write(reviewRound.fullName, 'Wan Salmah');
      await actor.write(reviewRound.email, 'wan.salmah@um.test');
      await actor.press(reviewRound.goOn);
    },
    field: box(reviewRound.mailBody),
    stands: 'in a dialog',
  },
  galley: {
    account: 'layout',
    open: async (page, actor) => {
      await visit(page, `${await articleIn(page, 'production')}?part=production`);
      await actor.press(deciding.addGalley);
    },
    field: (page) => page.getByRole('dialog').getByRole('textbox').last(),
    stands: 'in a dialog',
  },
  revision: {
    account: 'author',
    open: async (page) =>
      visit(page, `${base}/article-management/article-workflow/${await ownSubmission(page, 'revisions-requested')}`),
    field: box(deciding.reply),
    stands: 'on the page',
  },
  contributor: {
    account: 'author',
    open: async (page, actor) => {
      await visit(page, await draftAt(page, 'contributors'));
      await page.locator('[data-field="contributor"]').waitFor();
      const add = page.getByRole('button', { name: actor.say(wizardPeople.add), exact: true });
      if (await add.isVisible()) await add.click();
    },
    field: box(wizardPeople.email),
    stands: 'on the page',
  },
  references: {
    account: 'author',
    open: async (page) => visit(page, await draftAt(page, 'references')),
    field: (page) => page.getByRole('main').getByRole('textbox').last(),
    stands: 'on the page',
  },
  reference: {
    account: 'author',
    open: async (page) => {
      const id = await ownSubmission(page, 'draft');
      const { references } = await answerOf<Draft>(page, '/api/admin/article-submission/get', { id });
      const pasted = 'Ismail, N. H. (2024). Peat swamp forests after the fire. Rimba, 3(1), 1–12.';
      if (references.length === 0)
        await answerOf(page, '/api/admin/pengurusan-jurnal/pengurusan-artikel/save-reference-list', {
          article_id: id,
          entries: [],
          pasted,
        });
      await visit(page, `${base}/article-management/submission/${id}/references`);
      await page.getByRole('button', { name: wizardFiles.editReference.en({ place: 1 }), exact: true }).click();
    },
    field: box(wizardFiles.oneEntry),
    stands: 'on the page',
  },
  form: {
    account: 'manager',
    open: async (page) => {
      const journal = await journalOf(page);
      await visit(
        page,
        `${base}/journal-management/journal-information/${journal}/form_builder/${await formOf(page, journal)}`,
      );
    },
    field: box(builder.partEn),
    stands: 'saving itself',
  },
  'added-form': {
    account: 'manager',
    open: async (page, actor) => {
      await visit(page, `${base}/journal-management/journal-information/${await journalOf(page)}/form_builder`);
      await actor.press(formList.add);
    },
    field: (page) => page.getByRole('dialog').getByRole('textbox', { name: formList.titleEn.en }),
    stands: 'in a dialog',
  },
  checking: {
    account: 'secretariat',
    open: async (page) => {
      await visit(page, await waitingOf(page));
      await page.getByRole('radio', { name: checkVerdictWords.fail.en }).first().check();
    },
    field: box(checkFields.comment),
    stands: 'saving itself',
  },
  thread: {
    account: 'secretariat',
    open: async (page) => visit(page, await waitingOf(page)),
    field: box(threadWords.toJournal),
    stands: 'on the page',
  },
  'return-field': {
    account: 'secretariat',
    open: async (page, actor) => {
      await visit(page, await waitingOf(page));
      await actor.press(checking.addField);
    },
    field: (page) => page.getByRole('dialog').getByRole('textbox', { name: checking.reason.en }),
    stands: 'in a dialog',
  },
  stage: {
    account: 'manager',
    open: async (page) =>
      visit(
        page,
        `${base}/journal-management/journal-information/${await journalOf(page)}/workflow_management?stage=review`,
      ),
    field: box(workflowSettings.nameEn),
    stands: 'on the page',
  },
  'submission-settings': {
    account: 'manager',
    open: async (page) =>
      visit(page, `${base}/journal-management/journal-information/${await journalOf(page)}/submission`),
    field: box(submissionSettings.guidelinesEn),
    stands: 'on the page',
  },
  'workflow-rules': {
    account: 'manager',
    open: async (page, actor) => {
      await visit(page, `${base}/journal-management/journal-information/${await journalOf(page)}/workflow_management`);
      await page.getByRole('button', { name: 'Edit: Calendar' }).click();
      await page.getByRole('dialog').getByText(workflowSettings.holidays.en, { exact: true }).waitFor();
      const named = page.getByRole('dialog').getByRole('textbox', { name: workflowSettings.nameEn.en });
      if ((await named.count()) === 0) await actor.press(workflowSettings.addHoliday);
    },
    field: (page) => page.getByRole('dialog').getByRole('textbox', { name: workflowSettings.nameEn.en }).last(),
    stands: 'in a dialog',
  },
  review: {
    account: 'reviewer',
    open: async (page) => visit(page, await ownReview(page, 'in-progress', 'accepted')),
    field: box(reviewing.toEditor),
    stands: 'saving itself',
  },
  'review-decline': {
    account: 'reviewer',
    open: async (page, actor) => {
      await visit(page, await ownReview(page, 'in-progress', 'accepted'));
      await actor.press(reviewing.declineInstead);
    },
    field: box(reviewing.reason),
    stands: 'in a dialog',
  },
};
