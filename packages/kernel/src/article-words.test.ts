import { describe, expect, it } from 'vitest';
import { isEditorRole, isProductionRole, participantRoles } from './article-words.ts';

describe('a participant of an article', () => {
  it('decides about it as its editor, section editor or guest editor', () =>
    expect(participantRoles.filter(isEditorRole)).toEqual(['editor', 'section-editor', 'guest-editor']));
  it('prepares it for publication as copyeditor, layout editor or proofreader', () =>
    expect(participantRoles.filter(isProductionRole)).toEqual(['copyeditor', 'layout-editor', 'proofreader']));
  it('does neither as its author, or in a role of the journal that is none of the article', () =>
    expect(
      ['author', 'reviewer', 'editor-in-chief', ''].filter((one) => isEditorRole(one) || isProductionRole(one)),
    ).toEqual([]));
});
