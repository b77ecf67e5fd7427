import { describe, expect, it } from 'vitest';
import {
  seesRecipients,
  type TeamCorrespondence,
  type TeamCorrespondent,
  teamChoicesFor,
  teamRecipientsOf,
} from './team-correspondents.ts';

const person = (personId: string, is: Partial<TeamCorrespondent> = {}): TeamCorrespondent => ({
  personId,
  name: personId,
  firstname: personId,
  address: `${personId}@example.test`,
  language: 'en',
  inTeam: true,
  manages: false,
  roles: [],
  wroteToMe: false,
  ...is,
});
const about = (me: string, manages: boolean, people: TeamCorrespondent[]): TeamCorrespondence => ({
  journalId: 'jek',
  journalName: { en: 'Ecology', ms: 'Ekologi' },
  me: { personId: me, name: me, firstname: me, manages },
  people,
});
const idsOf = (people: readonly TeamCorrespondent[] | undefined) => people?.map(({ personId }) => personId);

const team = [person('huda', { manages: true }), person('ali'), person('raj')];
const administrator = person('admin', { inTeam: false, wroteToMe: true });

describe('who manages the team of a journal', () => {
  it('writes to everybody else of it, chosen or all', () => {
    const own = about('huda', true, team);
    expect(idsOf(teamChoicesFor(own).known)).toEqual(['ali', 'raj']);
    expect(idsOf(teamRecipientsOf(own, ['raj']))).toEqual(['raj']);
    expect(idsOf(teamRecipientsOf(own, ['team']))).toEqual(['ali', 'raj']);
  });

  it('writes to each person once, however often they are chosen', () =>
    expect(idsOf(teamRecipientsOf(about('huda', true, team), ['raj', 'team', 'raj']))).toEqual(['raj', 'ali']));

  it('answers who wrote without being of the team, who is not meant by all of it', () => {
    const own = about('huda', true, [...team, administrator]);
    expect(idsOf(teamRecipientsOf(own, ['admin']))).toEqual(['admin']);
    expect(idsOf(teamRecipientsOf(own, ['team']))).toEqual(['ali', 'raj']);
  });

  it('does not write to who is neither of the team nor wrote to them', () =>
    expect(
      teamRecipientsOf(about('huda', true, [...team, person('gone', { inTeam: false })]), ['gone']),
    ).toBeUndefined());

  it('finds no team where nobody else is of it', () =>
    expect(teamRecipientsOf(about('huda', true, [person('huda')]), ['team'])).toBeUndefined());
});

describe('another person of the team', () => {
  const wrote = [person('huda', { manages: true, wroteToMe: true }), person('ali'), person('raj')];

  it('writes to nobody who has not written to them', () => {
    expect(teamChoicesFor(about('ali', false, team))).toEqual({ known: [], team: [] });
    expect(teamRecipientsOf(about('ali', false, team), ['huda'])).toBeUndefined();
  });

  it('answers who wrote to them, and nobody besides', () => {
    const own = about('ali', false, wrote);
    expect(idsOf(teamRecipientsOf(own, ['huda']))).toEqual(['huda']);
    expect(teamRecipientsOf(own, ['huda', 'raj'])).toBeUndefined();
    expect(teamRecipientsOf(own, ['team'])).toBeUndefined();
  });
});

describe('whom a message went to', () => {
  it.each([
    ['who manages the team', 'huda', true, 'ali', true],
    ['its sender', 'ali', false, 'ali', true],
    ['another recipient', 'raj', false, 'huda', false],
  ] as const)('is told to %s: %s', (_, me, manages, sender, told) =>
    expect(seesRecipients(about(me, manages, team), sender)).toBe(told),
  );
});
