import { readFileSync } from 'node:fs';
import { journalPermissions } from '@naskhah/kernel/journal-permission';
import { type AnyContractProcedure, type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import type { CallMeta } from './call.ts';
import { contract } from './contract.ts';
import { laterCalls } from './later.ts';
import { streamingCalls } from './streaming.ts';

type Declared = { name: string; method: string; path: string; meta: CallMeta; procedure: AnyContractProcedure };

const walk = (router: AnyContractRouter, name = ''): Declared[] => {
  if (isContractProcedure(router)) {
    const { route, meta } = router['~orpc'];
    return [
      { name, method: route.method ?? 'POST', path: route.path ?? '', meta: meta as CallMeta, procedure: router },
    ];
  }
  return Object.entries(router).flatMap(([key, inner]) =>
    walk(inner as AnyContractRouter, name ? `${name}.${key}` : key),
  );
};

const declared = walk(contract);
const plain = (path: string) => path.replace(/\/+$/, '');

/** The specification's calls, as the table beside this package lists them. */
const specified = readFileSync(new URL('../calls.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([method, path, module, caller]) => ({ method, path: plain(path ?? ''), module, caller }));

describe('the contract', () => {
  it('answers every call of the specification, now or as one of later', () => {
    const answered = new Set([
      ...declared.map((call) => `${call.method} ${plain(call.path)}`),
      ...streamingCalls.map((call) => `${call.method} ${plain(call.path)}`),
      ...laterCalls.map(([, method, path]) => `${method} ${plain(path)}`),
    ]);
    expect(specified).toHaveLength(181);
    expect(specified.filter((call) => !answered.has(`${call.method} ${call.path}`))).toEqual([]);
  });

  it('leaves 85 calls for later, and never more', () => {
    expect(laterCalls.length).toBeLessThanOrEqual(85);
  });

  it('keeps no call for later that is built, and none twice', () => {
    const paths = [
      ...declared.map((call) => `${call.method} ${plain(call.path)}`),
      ...streamingCalls.map((call) => `${call.method} ${plain(call.path)}`),
      ...laterCalls.map(([, method, path]) => `${method} ${plain(path)}`),
    ];
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  it.each(declared)(
    '$name says who may make it, its limit, its output and its refusals',
    ({ meta, procedure, path }) => {
      const { outputSchema, errorMap, route } = procedure['~orpc'];
      expect(meta.access.who).not.toBe('nobody');
      expect(['read', 'act', 'login', 'code', 'upload']).toContain(meta.limit);
      if (meta.access.who === 'journal') expect(journalPermissions).toContain(meta.access.permission);
      expect(outputSchema).toBeDefined();
      expect(errorMap).toBeDefined();
      expect(route.summary?.length ?? 0).toBeGreaterThan(5);
      expect(path).toMatch(/^\/[\w{}/-]+$/);
    },
  );

  it.each(declared.filter((call) => call.meta.limit === 'read'))(
    '$name states how many statements it may send',
    ({ meta, name }) => {
      const unbounded = [
        'media.getAttData',
        'media.fileTraces',
        'workflow.previewDecision',
        'workflow.previewInvitation',
      ];
      if (!unbounded.includes(name)) expect(meta.statements).toBeTypeOf('number');
    },
  );

  it('opens to anyone only what the specification lists as public, and the ways to a session', () => {
    const open = declared.filter((call) => call.meta.access.who === 'anyone').map((call) => call.path);
    const specifiedPublic = specified.filter((call) => call.caller === 'public').map((call) => call.path);
    const waysIn = [
      '/api/auth/session',
      '/api/portal/setting',
      '/api/auth/first-administrator',
      '/api/auth/open-review-link',
      '/api/auth/second-factor',
      '/api/auth/ask-passkey',
      '/api/auth/passkey-login',
      '/api/auth/begin-outside',
      '/api/auth/finish-outside',
      '/api/portal/registration-challenge',
      '/api/portal/confirm-email',
      // Each asks for the token of a mail's link before it says anything.
      '/api/portal/open-profile',
      '/api/admin/submissions/read-authorship',
      '/api/admin/submissions/confirm-authorship',
      '/api/admin/submissions/decline-authorship',
      '/api/admin/identity/read-invitation',
      '/api/admin/identity/accept-invitation',
      '/api/admin/identity/decline-invitation',
      '/api/admin/identity/read-merge',
      '/api/admin/identity/confirm-merge',
      '/api/admin/messaging/read-unsubscribe',
      '/api/admin/messaging/unsubscribe',
      '/api/auth/look-at-review-link',
      '/api/admin/journals/read-board-consent',
      '/api/admin/journals/answer-board-consent',
    ];
    expect(open.filter((path) => !specifiedPublic.includes(plain(path)) && !waysIn.includes(path))).toEqual([]);
  });
});
