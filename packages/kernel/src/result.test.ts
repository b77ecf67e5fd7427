import { expect, it } from 'vitest';
import { ok, refuse } from './result.ts';

it('what went well carries its value', () => expect(ok(3)).toEqual({ ok: true, value: 3 }));

it('a refusal carries its name, and the fields only where some are meant', () => {
  const fields = [{ path: 'title', code: 'required' }];
  expect(refuse('input-refused', fields)).toStrictEqual({ ok: false, refusal: 'input-refused', fields });
  expect(refuse('not-found')).toStrictEqual({ ok: false, refusal: 'not-found' });
});
