import { describe, expect, it } from 'vitest';
import { mailReportsIn } from './index.ts';

const id = '019f2a00-0000-7000-8000-0123456789ab';

const report = (type: string, machine: string, returned = `Message-ID: <${id}@naskhah>\r\nSubject: Hello\r\n`) =>
  Buffer.from(
    [
      'From: MAILER-DAEMON@mx.example.test',
      'To: bounces@portal.test',
      'Subject: Undelivered Mail Returned to Sender',
      `Content-Type: multipart/report; report-type=${type.replace('message/', '')}; boundary="edge"`,
      '',
      '--edge',
      'Content-Type: text/plain',
      '',
      'Your mail could not be delivered.',
      '',
      '--edge',
      `Content-Type: ${type}`,
      '',
      machine,
      '',
      '--edge',
      'Content-Type: text/rfc822-headers',
      '',
      returned,
      '--edge--',
      '',
    ].join('\r\n'),
  );

const status = (action: string, code: string, said: string) =>
  [
    'Reporting-MTA: dns; mx.example.test',
    '',
    'Final-Recipient: rfc822; Gone@Example.test',
    `Action: ${action}`,
    `Status: ${code}`,
    `Diagnostic-Code: smtp; ${said}`,
  ].join('\r\n');

describe('a returned mail', () => {
  it('says which mail came back, from whom and why', async () => {
    const machine = status('failed', '5.1.1', '550 5.1.1 no such\r\n user');
    expect(await mailReportsIn(report('message/delivery-status', machine))).toEqual([
      { mail: id, address: 'gone@example.test', kind: 'bounced', reason: '5.1.1 550 5.1.1 no such user' },
    ]);
  });

  it('says nothing when the mail was only put off', async () => {
    expect(await mailReportsIn(report('message/delivery-status', status('delayed', '4.4.1', 'later')))).toEqual([]);
  });

  it('may say that the mail arrived', async () => {
    const reports = await mailReportsIn(report('message/delivery-status', status('delivered', '2.0.0', 'ok')));
    expect(reports).toMatchObject([{ mail: id, kind: 'delivered' }]);
  });

  it('names the address where the mail itself is not named', async () => {
    const machine = status('failed', '5.1.1', 'gone');
    const [found] = await mailReportsIn(report('message/delivery-status', machine, 'Subject: Hello\r\n'));
    expect(found).toMatchObject({ mail: undefined, address: 'gone@example.test' });
  });

  it('may be a complaint', async () => {
    const machine = 'Feedback-Type: abuse\r\nVersion: 1\r\nOriginal-Rcpt-To: reader@example.test';
    expect(await mailReportsIn(report('message/feedback-report', machine))).toEqual([
      { mail: id, address: 'reader@example.test', kind: 'complained', reason: 'abuse' },
    ]);
  });

  it('is nothing when a person or an absence note answers', async () => {
    const answer = `From: someone@example.test\r\nSubject: Re: Hello\r\nIn-Reply-To: <${id}@naskhah>\r\n\r\nI am away.`;
    expect(await mailReportsIn(Buffer.from(answer))).toEqual([]);
  });
});
