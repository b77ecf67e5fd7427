import type { Language } from '../language.ts';

type OfHolder = { about: 'journal'; data: { person: string; preset: string } };

/** Of a role of the platform; told of who did it. */
type OfRole = { about: 'person'; data: { acl: number; flags: number; menu: readonly string[] } };

export type AccessFacts = {
  'portal-was-set': {
    about: 'portal';
    /** `session`: days without use after which sessions end, where it was changed. */
    data: { registration: boolean; domains: number; languages: readonly Language[]; session?: number };
  };
  'portal-logo-was-set': { about: 'portal'; data: { ground: 'light' | 'dark'; set: boolean } };
  'role-was-added': OfRole;
  'role-was-changed': OfRole;
  'role-was-deleted': { about: 'person'; data: { acl: number } };
  'preset-was-added': { about: 'journal'; data: { preset: string; permissions: number } };
  'preset-was-changed': { about: 'journal'; data: { preset: string; permissions: number } };
  'preset-was-deleted': { about: 'journal'; data: { preset: string } };
  'preset-was-given': OfHolder;
  'preset-was-exchanged': OfHolder;
  'preset-was-taken': OfHolder;
};
