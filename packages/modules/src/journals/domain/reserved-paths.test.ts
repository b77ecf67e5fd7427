import { describe, expect, it } from 'vitest';
import { isReserved } from './reserved-paths.ts';

describe('the address of a journal', () => {
  it.each(['api', 'admin', 'journals', 'search', 'private', 'verify', 'oai', 'j', ' API ', 'Search'])(
    'is never %j, which is the portal’s own',
    (path) => expect(isReserved(path)).toBe(true),
  );

  it.each(['jek', 'api-jurnal', 'research', 'jurnal-admin', 'adminis'])('may be %j', (path) =>
    expect(isReserved(path)).toBe(false),
  );
});
