import { expect, it } from 'vitest';
import { sameReasons } from './same-reasons.ts';

const issn = { field: 'issn', reason: 'Wrong.' };
const site = { field: 'website', reason: 'Closed.' };

it.each([
  [[], [], true],
  [[issn], [{ ...issn }], true],
  [[issn], [], false],
  [[issn], [site], false],
  [[issn], [{ ...issn, reason: 'x' }], false],
  [[issn, site], [site, issn], false],
])('%j and %j are the same: %s', (one, other, same) => expect(sameReasons(one, other)).toBe(same));
