import { queryOptions } from '@tanstack/react-query';
import { followAppearance } from './account-appearance.ts';
import { client } from './client.ts';
import { useLanguage } from './language.ts';
import { queries } from './queries.ts';
import { useSession } from './session.ts';
import { agreeOnLanguage } from './session-language.ts';

const forGood = Number.POSITIVE_INFINITY;

// Written out rather than taken from `calls`, to keep the first page small.
export const referenceQuery = queryOptions({
  queryKey: ['reference-data'],
  queryFn: () => client.referenceData.getRef({ code: 'all' }),
  staleTime: forGood,
});
export const portalQuery = queryOptions({
  queryKey: ['portal-setting'],
  queryFn: async () => {
    const portal = await client.access.getPortalSettings();
    useLanguage.getState().offer(portal.languages);
    return portal;
  },
  staleTime: forGood,
});
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => client.identity.currentSession(),
  staleTime: forGood,
});
export const functionsQuery = queryOptions({
  queryKey: ['user-functions'],
  queryFn: () => client.access.getUserFunction(),
  staleTime: forGood,
});

const begin = async (): Promise<void> => {
  const lists = Promise.all([queries.fetchQuery(referenceQuery), queries.fetchQuery(portalQuery)]);
  const session = queries.fetchQuery(sessionQuery);
  const functions = queries.fetchQuery(functionsQuery);
  const [{ user }] = await Promise.all([session, lists, functions]);
  useSession.getState().setUser(user ?? undefined);
  if (user) {
    agreeOnLanguage(user);
    followAppearance(user);
  }
};

let started: Promise<void> | undefined;

/**
 * Reference data and what the portal is called, then the session, then the user functions, asked for in this order and without waiting
 * for one another; once per page load, again after a failure.
 */
export const startUp = (): Promise<void> => {
  started ??= begin().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
};
