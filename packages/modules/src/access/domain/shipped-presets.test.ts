import { journalPermissionBits, journalPermissions } from '@naskhah/kernel/journal-permission';
import { stages } from '@naskhah/kernel/stages';
import { describe, expect, it } from 'vitest';
import { shippedPresets } from './shipped-presets.ts';

const levels = (...of: string[]) => Object.fromEntries(stages.map((stage, at) => [stage, of[at]]));
const decide = levels(...stages.map(() => 'decide'));

describe('the presets that every new journal gets', () => {
  it.each([
    ['journal-manager', 1 + 2, [...journalPermissions], decide],
    ['editor-in-chief', 1 + 2 + 64, ['masthead', 'team_management', 'article_list', 'volume'], decide],
    ['managing-editor', 1 + 2 + 64, ['masthead', 'submission', 'article_list', 'volume'], decide],
    ['section-editor', 64, [], levels('decide', 'decide', 'contribute', 'view', 'view')],
    ['guest-editor', 64, [], levels('view', 'recommend', 'view', 'view', 'view')],
    ['copyeditor', 0, [], { copyediting: 'contribute', production: 'view' }],
    ['layout-editor', 0, [], { production: 'contribute', publication: 'contribute' }],
    ['proofreader', 0, [], { production: 'contribute' }],
    ['reviewer', 0, [], { review: 'contribute' }],
    ['author', 4, [], { submission: 'contribute' }],
    ['editorial-board-member', 0, [], {}],
    ['reader', 0, [], {}],
  ])('give %s the functions %i, the sections %j and the stages %j', (code, functions, sections, of) => {
    const preset = shippedPresets.find((one) => one.code === code);
    const bits = new Set(sections.map((name) => journalPermissionBits[name as keyof typeof journalPermissionBits]));
    expect(preset).toMatchObject({ functions, permissions: [...bits].reduce((sum, bit) => sum + bit, 0), stages: of });
    expect(preset?.stages).toEqual(of);
  });

  it('are twelve, each with a code and words of its own', () => {
    for (const words of ['code', 'label_en', 'label_ms'] as const) {
      const given = shippedPresets.map((preset) => preset[words]);
      expect(new Set(given).size).toBe(12);
      expect(given).not.toContain('');
    }
  });
});
