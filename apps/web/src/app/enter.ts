import { clearNotices } from '@naskhah/ui/dialogs/notice';
import { addresses } from './addresses.ts';
import { calls } from './calls.ts';
import { useLanguage } from './language.ts';
import { queries } from './queries.ts';
import { type User, useSession } from './session.ts';
import { functionsQuery, sessionQuery } from './start-up.ts';

export const menuQuery = (user: User) =>
  calls.access.getUserMenu.queryOptions({ input: { acl: user.usr_acl, id: user.usr_id }, staleTime: 60_000 });

const forgetTheRest = () => {
  const kept = new Set(['referenceData', 'identity']);
  queries.removeQueries({ predicate: ({ queryKey: [path] }) => !(Array.isArray(path) && kept.has(path[0])) });
};

const take = async (user: User): Promise<void> => {
  clearNotices();
  useSession.getState().setUser(user);
  queries.setQueryData(sessionQuery.queryKey, (known) => ({ demo: known?.demo ?? null, user }));
  forgetTheRest();
  await queries.fetchQuery(functionsQuery);
};

/** Login, and switching user: the user is kept, the menu of the role fetched, the second module opened. Answers where to go. */
export const enter = async (user: User, next?: string): Promise<string> => {
  await take(user);
  useLanguage.getState().follow(user.language);
  const { modules } = await queries.fetchQuery(menuQuery(user));
  useSession.getState().setModule((modules[1] ?? modules[0])?.id ?? '');
  return next ?? addresses.workspace;
};

/** Changing role only sets usr_acl; what the former role could see is forgotten. */
export const takeRole = async (user: User): Promise<void> => take(user);

/** Logout clears everything of the session. */
export const leave = (): void => {
  useSession.getState().setUser(undefined);
  queries.setQueryData(sessionQuery.queryKey, (known) => ({ demo: known?.demo ?? null, user: null }));
  forgetTheRest();
};
