import { isEditorRole, participantRoles } from '@naskhah/kernel/article-words';
import { stageLevels, stages } from '@naskhah/kernel/stages';
import { administrator, personActor } from '@naskhah/testing/actors';
import { describe, expect, it } from 'vitest';
import { levelOf, positionOf } from './standing.ts';

describe('where an article stands', () => {
  const article = { status: 'active', stage: 'review' as const };
  it('holds its latest round', () =>
    expect(positionOf(article, { state: 'resubmit' }, [], ['copyediting'])).toEqual({
      ...article,
      round: 'resubmit',
      hasEditor: false,
      skipped: ['copyediting'],
    }));
  it('holds no round where there is none', () => expect(positionOf(article, undefined, [], []).round).toBeUndefined());
  it.each(participantRoles)('has an editor if one of its people, here its %s, is one', (role) => {
    expect(positionOf(article, undefined, [{ role: 'author' }, { role }], []).hasEditor).toBe(isEditorRole(role));
  });
});

describe('the level of somebody in a stage of an article', () => {
  const expected = {
    none: 'view',
    view: 'view',
    contribute: 'view',
    recommend: 'recommend',
    decide: 'decide',
  } as const;
  it.each(stageLevels)(
    'of an editor who holds "%s" in the journal is that to recommend or to decide, else to view',
    (level) => {
      expect(levelOf(personActor('huda', { jek: { level } }), 'editor', 'jek', 'review')).toBe(expected[level]);
    },
  );
  it.each(stages)('of an editor follows from the stage: %s', (stage) => {
    const huda = personActor('huda', { jek: { level: { [stage]: 'decide' } } });
    expect(stages.filter((one) => levelOf(huda, 'editor', 'jek', one) === 'decide')).toEqual([stage]);
  });
  it('of an editor follows from this journal, no other', () =>
    expect(levelOf(personActor('huda', { jte: { level: 'decide' } }), 'editor', 'jek', 'review')).toBe('view'));
  it('of an Administrator is to decide', () =>
    expect(levelOf(administrator('aminah'), 'editor', 'jek', 'review')).toBe('decide'));
  it.each([
    ['author', 'none'],
    ['production', 'contribute'],
  ])('of its %s is "%s", whatever the journal or the platform gives them', (relation, level) => {
    const chief = personActor('huda', { jek: { level: 'decide' } });
    for (const actor of [chief, administrator('aminah')]) expect(levelOf(actor, relation, 'jek', 'review')).toBe(level);
  });
});
