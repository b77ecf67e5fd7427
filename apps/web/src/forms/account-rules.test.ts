import { account } from '@naskhah/words/identity/account';
import { session } from '@naskhah/words/identity/session';
import { describe, expect, it } from 'vitest';
import { mustBeCode, mustBeEmail, mustBeGiven, mustBePassword } from './account-rules.ts';

describe('the forms before login', () => {
  it('want something in every required field', () => {
    expect(mustBeGiven('  ')).toBe(session.faultRequired);
    expect(mustBeGiven('Nor')).toBeUndefined();
  });
  it('want a whole address', () => {
    expect(mustBeEmail('nor@frim')).toBe(account.faultEmail);
    expect(mustBeEmail(' nor@frim.gov.my ')).toBeUndefined();
  });
  it('want a password of 12 characters, counted as people count them', () => {
    expect(mustBePassword('elevenchars')).toBe(account.faultShort);
    expect(mustBePassword('twelve chars')).toBeUndefined();
    expect(mustBePassword('🙂🙂🙂🙂🙂🙂')).toBe(account.faultShort);
  });
  it('want six digits for a code', () => {
    expect(mustBeCode('12345')).toBe(account.faultCode);
    expect(mustBeCode(' 123456 ')).toBeUndefined();
  });
});
