import { describe, expect, it } from 'vitest';
import { statementsOf, withoutLiterals } from './sql-text.ts';

describe('SQL read as text', () => {
  it('falls into its statements', () => {
    expect(statementsOf('select 1;\n  select\n 2 ;')).toEqual(['select 1', 'select 2']);
  });

  it('is not split at a semicolon in a literal, a comment or the body of a function', () => {
    const script = `select 'a;b''c;'; -- one; two
      /* three; four */ create function f() returns int language sql as $$ select 1; select 2; $$;
      do $body$ begin perform 1; end $body$;`;
    expect(statementsOf(script)).toEqual(["select ''", "create function f() returns int language sql as ''", "do ''"]);
  });

  it('keeps names in double quotes', () => {
    expect(withoutLiterals(`select "a" from "references"."reference" where raw = 'from b.c'`)).toBe(
      `select "a" from "references"."reference" where raw = ''`,
    );
  });
});
