import { describe, expect, it } from 'vitest';
import { staffChoices } from './staff.ts';

const part = (user_id: string, role: string) => ({
  id: `${user_id}-${role}`,
  user_id,
  name: user_id.toUpperCase(),
  role,
});
const me = { value: 'me', label: 'You' };
const chosen = (...given: Parameters<typeof staffChoices>) => staffChoices(...given).map(({ label }) => label);

describe('who can be given a task', () => {
  it('is everybody who works on the article, once, and oneself', () => {
    expect(
      chosen([part('huda', 'editor'), part('huda', 'section-editor'), part('ling', 'copyeditor')], me, null),
    ).toEqual(['HUDA', 'LING', 'You']);
  });
  it('is nobody who wrote it, whatever else they are there', () => {
    expect(chosen([part('ali', 'author'), part('ali', 'editor')], me, null)).toEqual(['You']);
    expect(chosen([part('me', 'author')], me, null)).toEqual([]);
  });
  it('is still who has it now', () => {
    expect(chosen([], me, { id: 'tan', name: 'Tan' })).toEqual(['You', 'Tan']);
  });
});
