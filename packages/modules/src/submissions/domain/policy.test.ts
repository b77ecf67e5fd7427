import { administrator, linkActor, personActor, switchedTo } from '@naskhah/testing/actors';
import { describe, expect, it } from 'vitest';
import { mayEditDraft, maySeeDraft } from './policy.ts';

const draft = { submitterId: 'nor', status: 'draft' };

describe('a draft', () => {
  it.each([
    ['its submitter', personActor('nor'), 'sees and edits'],
    ['an Administrator', administrator('aminah'), 'sees'],
    ['an Administrator in the place of its submitter', switchedTo(personActor('nor'), 'aminah'), 'sees and edits'],
    ['a manager of the journal', personActor('huda', { jek: { level: 'decide', monitors: true } }), 'does neither'],
    ['another person', personActor('raj'), 'does neither'],
    ['a reviewer by link', linkActor('nor', 'r1'), 'does neither'],
    ['nobody', { kind: 'nobody' } as const, 'does neither'],
  ])('%s %s', (_who, actor, expected) => {
    const may = [maySeeDraft(actor, draft) && 'sees', mayEditDraft(actor, draft) && 'edits'].filter(Boolean);
    expect(may.join(' and ') || 'does neither').toBe(expected);
  });
  it('whose submitter has left is edited by nobody', () =>
    expect(mayEditDraft(personActor('nor'), { ...draft, submitterId: null })).toBe(false));
});
