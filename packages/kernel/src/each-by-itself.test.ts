import { expect, it, vi } from 'vitest';
import { eachByItself } from './each-by-itself.ts';
import { ok, refuse } from './result.ts';

it('does each once, in order, and goes on after a refusal and after a failure', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const outcomes = await eachByItself(['a', 'b', 'c', 'a', 'd'], async (id) => {
    if (id === 'b') return refuse('not-allowed');
    if (id === 'c') throw new Error('the database went away');
    return ok(id);
  });
  expect(outcomes).toEqual([
    { id: 'a', result: { ok: true, value: 'a' } },
    { id: 'b', result: { ok: false, refusal: 'not-allowed' } },
    { id: 'c', result: { ok: false, refusal: 'could-not-be-done' } },
    { id: 'd', result: { ok: true, value: 'd' } },
  ]);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});
