import { describe, expect, it } from 'vitest';
import { letterOf } from './letter-of.ts';

const entry = (log_date: string, subject?: string) => ({
  log_date,
  log_ref: {
    attachment_file: null,
    attachment_file_label: null,
    email_id: null,
    email_template: subject === undefined ? null : { subject, body: '', address: '', sent_at: null },
  },
});

describe('the letter of a decision', () => {
  const timeline = [
    entry('2026-11-20T10:00:00.900Z', 'a reminder'),
    entry('2026-11-20T10:00:00.010Z', 'the letter'),
    entry('2026-11-20T10:00:00.000Z'),
    entry('2026-11-19T10:00:00.000Z', 'yesterday'),
  ];

  it('is the mail written with it', () =>
    expect(letterOf(timeline, '2026-11-20T10:00:00.000Z')?.subject).toBe('the letter'));

  it('is missing where no mail went out', () => expect(letterOf(timeline, '2026-11-18T10:00:00.000Z')).toBeUndefined());
});
