import { describe, expect, it } from 'vitest';
import { serviceFault } from './fault-of-service.ts';

const coded = (code: string, message = 'said so') => Object.assign(new Error(message), { code });
const ofDriver = (code: string) =>
  Object.assign(coded(code), { stack: 'Error\n at node_modules/pg/lib/client.js:1:1' });

describe('what a thrown error says of what the portal stands on', () => {
  it.each([
    ['57P01', 'database-away'],
    ['57P03', 'database-away'],
    ['53300', 'database-away'],
    ['08006', 'database-away'],
    ['53100', 'no-space-left'],
    ['ENOSPC', 'no-space-left'],
    ['EDQUOT', 'no-space-left'],
    ['23505', 'key-taken'],
    ['57014', 'takes-too-long'],
    ['22021', 'text-refused'],
    ['22P05', 'text-refused'],
    ['23503', undefined],
    ['42P01', undefined],
    ['ENOENT', undefined],
    ['ECONNREFUSED', undefined],
  ])('%s: %s', (code, fault) => expect(serviceFault(coded(code))).toBe(fault));

  it.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE'])('%s of the database alone', (code) =>
    expect(serviceFault(ofDriver(code))).toBe('database-away'),
  );

  it.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
  ])('by the words of the driver: %s', (message) => expect(serviceFault(new Error(message))).toBe('database-away'));

  it('by what caused it', () =>
    expect(serviceFault(new Error('wrapped', { cause: coded('ENOSPC') }))).toBe('no-space-left'));

  it('by the answer of a bucket', () =>
    expect(serviceFault(Object.assign(new Error('full'), { $metadata: { httpStatusCode: 507 } }))).toBe(
      'no-space-left',
    ));

  it('nothing, where it is a fault of ours or no error at all', () => {
    expect(serviceFault(new TypeError('x is not a function'))).toBeUndefined();
    expect(serviceFault('text')).toBeUndefined();
  });
});
