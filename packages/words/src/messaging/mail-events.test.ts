import { describe, expect, it } from 'vitest';
import { mailEventNames, mailEvents } from './mail-events.ts';
import { mailTemplates } from './mail-templates.ts';

const used = (text: string) => [...text.matchAll(/\{\{\s*([a-z_]+)\s*\}\}/g)].map(([, name]) => name);

describe('the catalogue of mails', () => {
  it.each(mailEventNames)('%s: its shipped texts name no variable that the event does not have', (event) => {
    const { en, ms } = mailTemplates[event];
    const names = [en, ms].flatMap(({ subject, body }) => used(`${subject} ${body}`));
    expect(names.filter((name) => !mailEvents[event].variables.some((one) => one === name))).toEqual([]);
  });

  it('keeps every mail that carries a code or a link of its own from being switched off', () => {
    const secret = ['code', 'confirm_url', 'review_url', 'profile_url', 'invitation_url', 'merge_url'];
    const carriers = mailEventNames.filter((event) => mailEvents[event].variables.some((one) => secret.includes(one)));
    expect(carriers.filter((event) => !mailEvents[event].needed)).toEqual([]);
  });
});
