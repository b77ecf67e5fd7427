import { describe, expect, it } from 'vitest';
import { normaliseOrcid } from './orcid.ts';

describe('an ORCID iD', () => {
  it.each(['0000-0002-1825-0097', '0000000218250097', ' https://orcid.org/0000-0002-1825-0097 '])(
    'is printed in groups of four from %s',
    (given) => expect(normaliseOrcid(given)).toBe('0000-0002-1825-0097'),
  );
  it('may end in X', () => expect(normaliseOrcid('0000-0002-1694-233x')).toBe('0000-0002-1694-233X'));
  it.each(['0000-0002-1825-0098', '0000-0002-1825', 'somebody', ''])('is never %s', (given) =>
    expect(normaliseOrcid(given)).toBeUndefined(),
  );
});
