import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigFault, readConfig } from './config.ts';
import { outgoingMail } from './outgoing-mail.ts';

const data = mkdtempSync(join(tmpdir(), 'naskhah-config-'));
afterAll(() => rmSync(data, { recursive: true }));
const read = (environment: NodeJS.ProcessEnv) => readConfig({ NASKHAH_DATA: data, ...environment }, data);

const faultOf = (environment: NodeJS.ProcessEnv): string => {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof ConfigFault) return error.message;
    throw error;
  }
  return 'accepted';
};

describe('a wrong setting is said in a sentence that names it', () => {
  it.each([
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['PORT', 'http', 'a whole number from 0 to 65535'],
    ['DATABASE_URL', 'mysql://localhost/journals', 'the form is postgres://user:password@host:5432/database'],
    ['NASKHAH_URL', 'journals.example.edu', 'the form is https://journals.example.edu'],
    ['NASKHAH_SITES_URL', 'ftp://sites.example.edu', 'the form is https://journals.example.edu'],
    ['SMTP_URL', 'https://mail.example.edu', 'the form is smtp://user:password@host:587'],
    ['MAIL_FROM', 'Naskhah', 'the form is Naskhah <no-reply@example.edu>'],
    ['CLAMD_URL', 'http://localhost:3310', 'the form is tcp://host:3310 or unix:///run/clamav/clamd.ctl'],
    [
      'MAIL_BOUNCES',
      'imaps://mail.example.edu/INBOX',
      'the form is imaps://user:password@host/INBOX, or a Maildir folder',
    ],
    ['NASKHAH_SECRET', 'short', 'at least 32 characters'],
    ['METRICS_TOKEN', 'short', 'at least 16 characters'],
    ['NASKHAH_DEMO', 'yes', '1 or 0'],
    ['TRUSTED_PROXIES', 'proxy', 'how many there are, such as 1, or their networks, such as 10.0.0.0/8, 192.168.1.7'],
    ['NASKHAH_ROLES', 'api,web', 'one or more of api, sites, worker, with commas'],
  ])('%s=%s', (name, value, sentence) => expect(faultOf({ [name]: value })).toBe(`${name}: ${sentence}`));

  it.each([
    [{ OIDC_ISSUER: 'https://login.example.edu', OIDC_CLIENT_ID: 'naskhah' }, 'OIDC_CLIENT_SECRET'],
    [{ ORCID_CLIENT_ID: 'APP-1' }, 'ORCID_CLIENT_SECRET'],
  ])('a provider that is set up by half: %o', (environment, name) =>
    expect(faultOf(environment)).toMatch(new RegExp(`^${name}: needed`)),
  );

  it.each(['http://login.example.edu', 'login.example.edu'])('OIDC_ISSUER=%s, which others could overhear', (issuer) =>
    expect(faultOf({ OIDC_ISSUER: issuer })).toBe('OIDC_ISSUER: the form is https://login.example.edu'),
  );

  it('S3_URL', () => expect(faultOf({ S3_URL: 'bucket' })).toMatch(/^S3_URL: .*s3:\/\/key:secret@host/));

  it('and several at once, a line each', () =>
    expect(faultOf({ PORT: 'x', NASKHAH_DEMO: 'x' }).split('\n')).toHaveLength(2));
});

describe('the settings', () => {
  it('have their defaults, and a secret that stays the same', () => {
    const first = read({});
    expect(first).toMatchObject({ port: 3000, host: '127.0.0.1', portalUrl: 'http://127.0.0.1:3000', demo: true });
    expect(first.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(read({}).secret).toBe(first.secret);
  });

  it('take a variable that is set to nothing as not set', () =>
    expect(read({ HOST: '', PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      demo: true,
    }));

  it.each([
    ['DATABASE_URL', 'postgres://localhost/journals'],
    ['NASKHAH_URL', 'https://journals.example.edu'],
    ['SMTP_URL', 'smtp://mail.example.edu'],
    ['HOST', '0.0.0.0'],
  ])('leave the demo out as soon as %s is set, unless NASKHAH_DEMO says 1', (name, value) => {
    expect(read({ [name]: value }).demo).toBe(false);
    expect(read({ [name]: value, NASKHAH_DEMO: '1' }).demo).toBe(true);
  });

  it('leave the demo out where NASKHAH_DEMO says 0', () => expect(read({ NASKHAH_DEMO: '0' }).demo).toBe(false));

  it('say that mail waits when nothing sends it', async () => {
    const waiting = outgoingMail(read({ NASKHAH_DEMO: '0' }), Date.now);
    expect([waiting.waits, await waiting.state()]).toEqual([true, 'waiting: set SMTP_URL']);
    await expect(waiting.send({ id: '', address: '', subject: '', text: '', html: '' })).rejects.toThrow('SMTP_URL');
    expect(await outgoingMail(read({}), Date.now).state()).toBe('demo mailbox');
  });
});
