import { clearNotices } from '@naskhah/ui/dialogs/notice';
import { queryOptions } from '@tanstack/react-query';
import { forgetTypedButOf } from '../forms/typed-before.ts';
import { followAppearance } from './account-appearance.ts';
import { addresses } from './addresses.ts';
import { client } from './client.ts';
import { go } from './go.ts';
import { queries } from './queries.ts';
import { type User, useSession } from './session.ts';
import { agreeOnLanguage } from './session-language.ts';
import { functionsQuery, sessionQuery } from './start-up.ts';

/** Asked only with a user; without one it stays empty. */
export const menuQuery = (user: User | undefined) =>
  queryOptions({
    queryKey: ['user-menu', user?.usr_id, user?.usr_acl],
    queryFn: () => client.access.getUserMenu({ acl: user?.usr_acl ?? 0, id: user?.usr_id ?? '' }),
    staleTime: 60_000,
  });

const kept: unknown[] = ['reference-data', 'session'];

/** What one role could see is not left for the next. */
const forgetTheRest = () => queries.removeQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) });

const take = async (user: User): Promise<void> => {
  clearNotices();
  forgetTypedButOf(user.usr_id);
  useSession.getState().setUser(user);
  queries.setQueryData(sessionQuery.queryKey, (known) => known && { ...known, user });
  forgetTheRest();
  await queries.fetchQuery(functionsQuery);
};

/** Login, and switching user: the user is kept, the menu of the role fetched, the second module opened. Answers where to go. */
export const enter = async (user: User, next?: string): Promise<string> => {
  const taken = take(user);
  agreeOnLanguage(user);
  followAppearance(user);
  const [{ modules }] = await Promise.all([queries.fetchQuery(menuQuery(user)), taken]);
  useSession.getState().setModule((modules[1] ?? modules[0])?.id ?? '');
  return next ?? addresses.workspace;
};

/** Enters, and goes to where that leads. */
export const enterAndGo =
  (next?: string) =>
  async (user: User): Promise<void> =>
    go(await enter(user, next), { replace: true });

/** Changing role only sets usr_acl; what the former role could see is forgotten. */
export const takeRole = async (user: User): Promise<void> => take(user);

/** The same person again, in the role in use: nothing that is shown changes. */
export const resume = async (user: User): Promise<void> => {
  useSession.getState().setUser(user);
  queries.setQueryData(sessionQuery.queryKey, (known) => known && { ...known, user });
};

/** Logout clears everything of the session. */
export const leave = (): void => {
  forgetTypedButOf(undefined);
  useSession.getState().setUser(undefined);
  queries.setQueryData(sessionQuery.queryKey, (known) => known && { ...known, user: null });
  forgetTheRest();
};
