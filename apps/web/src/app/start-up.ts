import { calls } from './calls.ts';
import { useLanguage } from './language.ts';
import { queries } from './queries.ts';
import { useSession } from './session.ts';

export const referenceQuery = calls.referenceData.getRef.queryOptions({
  input: { code: 'all' },
  staleTime: Number.POSITIVE_INFINITY,
});
export const sessionQuery = calls.identity.currentSession.queryOptions({ staleTime: Number.POSITIVE_INFINITY });
export const functionsQuery = calls.access.getUserFunction.queryOptions({ staleTime: Number.POSITIVE_INFINITY });

const begin = async (): Promise<void> => {
  await queries.fetchQuery(referenceQuery);
  const { user } = await queries.fetchQuery(sessionQuery);
  useSession.getState().setUser(user ?? undefined);
  if (user) useLanguage.getState().follow(user.language);
  await queries.fetchQuery(functionsQuery);
};

let started: Promise<void> | undefined;

/** Reference data, then the session, then the user functions; once per page load, again after a failure. */
export const startUp = (): Promise<void> => {
  started ??= begin().catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
};
