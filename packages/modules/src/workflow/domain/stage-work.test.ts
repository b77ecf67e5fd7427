import { stageLevels } from '@naskhah/kernel/stages';
import { describe, expect, it } from 'vitest';
import { finishWork } from './stage-work.ts';

const open = { person_id: 'ling', done_at: null };
const said = (...given: Parameters<typeof finishWork>) => {
  const result = finishWork(...given);
  return result.ok ? result.value : result.refusal;
};

describe('work of a stage is done', () => {
  it.each(stageLevels)('when who was asked says so, with "%s" in the stage', (level) =>
    expect(said(open, 'ling', level)).toBe('done'),
  );
  it.each(stageLevels)('when somebody else with "%s" says so, if that is to decide', (level) =>
    expect(said(open, 'priya', level)).toBe(level === 'decide' ? 'done' : 'not-allowed'),
  );
  it('once', () => expect(said({ ...open, done_at: new Date(0) }, 'ling', 'contribute')).toBe('already'));
  it('and by nobody else after that either', () =>
    expect(said({ ...open, done_at: new Date(0) }, 'priya', 'contribute')).toBe('not-allowed'));
});
