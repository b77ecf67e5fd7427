import { journalFieldNames, journalFields } from '@naskhah/kernel/journal-fields';
import { describe, expect, it } from 'vitest';
import { JournalForm, JournalRecord } from './views.ts';

/** What is no content of a section: whose journal it is and where it stands, and what the reader may do with it. */
const ofNoSection = [
  'id',
  'journal_id',
  'jnl_id',
  'jnl_name',
  'access_settings',
  'state',
  'state_reason',
  'version',
  'can',
];

describe('every field of a journal', () => {
  it.each(Object.keys(JournalRecord.shape).filter((name) => !ofNoSection.includes(name)))(
    '%s stands in a section of its settings',
    (name) => expect(journalFieldNames).toContain(name),
  );

  it.each(Object.keys(JournalForm.shape))('%s that is written stands in a section of its settings', (name) =>
    expect(journalFieldNames).toContain(name),
  );

  it('that stands in a section is answered', () =>
    expect(journalFieldNames.filter((name) => !(name in JournalRecord.shape))).toEqual([]));

  it.each(journalFieldNames.filter((name) => journalFields[name].readers !== 'all'))(
    '%s can be answered as nothing to who may not read it',
    (name) => expect(JournalRecord.shape[name].safeParse(null).success).toBe(true),
  );
});
