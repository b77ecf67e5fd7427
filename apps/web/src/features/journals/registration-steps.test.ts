import { registrationLacks, registrationSteps } from '@naskhah/kernel/registration';
import { registration } from '@naskhah/words/journals/registration';
import { describe, expect, it } from 'vitest';
import { emptyJournal } from './journal-values.ts';
import { isRegistrationStep, lacksOf, leaveStep, namesOfFields, stepsLeft, wordsOfLack } from './registration-steps.ts';

const file = (type: 'evidence' | 'policy', id: string) => ({ id, type, label: '', filename: 'a.pdf', size: 1 });

describe('a registration that is typed', () => {
  const all = lacksOf({ ...emptyJournal, languages: [] }, 0);

  it('lacks nearly everything while it is empty, and each field has a name', () => {
    expect(all.length).toBeGreaterThan(15);
    expect(all.filter(({ path }) => !(path in namesOfFields))).toEqual([]);
  });

  it('lacks nothing of the board and the evidence once five people and two files are there', () => {
    const files = [file('evidence', '1'), file('evidence', '2'), file('policy', '3')];
    const left = lacksOf({ ...emptyJournal, files }, 5).map(({ step }) => step);
    expect(left).not.toContain('board');
    expect(left).not.toContain('evidence');
    expect(lacksOf({ ...emptyJournal, files: files.slice(1) }, 4).map(({ step }) => step)).toEqual(
      expect.arrayContaining(['board', 'evidence']),
    );
  });

  it('says of a field what to do', () => {
    const [wrong] = registrationLacks({ ...registrationOfNothing, eissn: '0378-5954' }).filter(
      ({ code }) => code === 'issn-wrong',
    );
    expect(wrong && wordsOfLack(wrong).en).toContain('last one checks');
    expect(wordsOfLack({ step: 'board', path: 'board', code: 'required' })).toBe(registration.neededBoard);
    expect(wordsOfLack({ step: 'scope', path: 'scope', code: 'required' })).toBe(registration.needed);
  });
});

const registrationOfNothing = {
  ...emptyJournal,
  issn: null,
  eissn: null,
  first_year: null,
  website: null,
  country: null,
  board: 0,
  evidence: 0,
};

describe('the steps of a registration', () => {
  it('are known by name', () => {
    expect(registrationSteps.every((step) => isRegistrationStep(step))).toBe(true);
    expect(isRegistrationStep('start')).toBe(false);
    expect(isRegistrationStep(undefined)).toBe(false);
  });

  it('are left one by one, each journal for itself', () => {
    leaveStep('a', 'identity');
    leaveStep('a', 'scope');
    expect([...stepsLeft('a')]).toEqual(['identity', 'scope']);
    expect([...stepsLeft('b')]).toEqual([]);
  });
});
