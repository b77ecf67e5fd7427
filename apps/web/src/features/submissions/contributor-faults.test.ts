import { describe, expect, it } from 'vitest';
import { contributorFaults, contributorToSave } from './contributor-faults.ts';
import type { Contributor } from './draft.ts';
import { aDraft } from './draft-seed.ts';

const someone = (change: Partial<Contributor>): Contributor => ({
  ...(aDraft({ people: ['a'] }).contributor[0] as Contributor),
  family: '',
  ...change,
});

describe('a contributor', () => {
  it('needs a name and nothing else', () => {
    expect(Object.keys(contributorFaults(someone({})))).toEqual([]);
    expect(Object.keys(contributorFaults(someone({ name: ' ' })))).toEqual(['name']);
  });
  it('of several words is asked which of them are the family name, or none; an organisation is not', () => {
    expect(Object.keys(contributorFaults(someone({ family: null })))).toEqual(['family']);
    expect(contributorFaults(someone({ family: null, name: 'Sukarno' }))).toEqual({});
    expect(contributorFaults(someone({ family: null, type: 'organisation' }))).toEqual({});
  });
  it('who corresponds needs an e-mail', () =>
    expect(Object.keys(contributorFaults(someone({ corresponding: true })))).toEqual(['email']));
  it('with half an e-mail, a wrong iD and an empty affiliation is told of each', () => {
    const faults = contributorFaults(
      someone({ email: 'rosli@frim', orcid: '0000-0002-1825-0098', affiliations: [{ organisation: '' }] }),
    );
    expect(Object.keys(faults)).toEqual(['email', 'orcid', 'affiliations.0.organisation']);
  });
  it('is saved with nothing where a field was left empty', () => {
    const saved = contributorToSave(someone({ email: ' ', affiliations: [{ organisation: 'UPM', department: '' }] }));
    expect(saved.email).toBeNull();
    // Nobody having said is another thing than having none.
    expect(saved.family).toBe('');
    expect(contributorToSave(someone({ family: null })).family).toBeNull();
    expect(contributorToSave(someone({ type: 'organisation' })).family).toBeNull();
    expect(saved.affiliations).toEqual([{ organisation: 'UPM' }]);
  });
});
