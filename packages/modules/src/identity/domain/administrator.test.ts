import { expect, it } from 'vitest';
import { administratorRole, memberRole } from './administrator.ts';

it('the Administrator is platform role 1, and whoever registers is a Member, role 6 (decisions 2)', () =>
  expect([administratorRole, memberRole]).toEqual([1, 6]));
