import type { CallMeta } from '@naskhah/contract/call';
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import type { TestDatabase } from './test-database.ts';

type Limit = { name: string; method: string; path: RegExp; reads: boolean; statements: number };

/** Every declared call that states how many statements it may send. */
export const limitsOf = (router: AnyContractRouter, name = ''): Limit[] => {
  if (!isContractProcedure(router))
    return Object.entries(router).flatMap(([key, inner]) =>
      limitsOf(inner as AnyContractRouter, name ? `${name}.${key}` : key),
    );
  const { meta, route } = router['~orpc'];
  const { statements, limit } = meta as CallMeta;
  if (statements === undefined) return [];
  const path = new RegExp(`^${(route.path ?? '').replace(/\{[^}]+\}/g, '[^/]+')}/?$`);
  return [{ name, method: route.method ?? 'POST', path, reads: limit === 'read', statements }];
};

/**
 * Counts the statements of each call that a test makes, and fails the test whose call sends more than it declares. Calls made at
 * the same time cannot be told apart and are not counted.
 */
export const statementLimits = (contract: AnyContractRouter, database: TestDatabase) => {
  const limits = limitsOf(contract);
  const counted = new Set<string>();
  let running = 0;
  let overlapped = false;
  const counting = (method: string, url: string) => {
    const path = url.split('?')[0] ?? '';
    const limit = limits.find((one) => one.method === method && one.path.test(path));
    const before = database.sent();
    running += 1;
    if (running > 1) overlapped = true;
    return (status: number): void => {
      running -= 1;
      const alone = !overlapped;
      if (running === 0) overlapped = false;
      if (!limit || !alone || status !== 200) return;
      const sent = database.sent() - before;
      if (sent > limit.statements)
        throw new Error(`${limit.name} sent ${sent} statements; it declares at most ${limit.statements}.`);
      counted.add(limit.name);
    };
  };
  return { counting, counted };
};
