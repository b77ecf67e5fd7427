import { defaultTextSize } from '@naskhah/kernel/text-size';
import { followTheme, onThemeChosen } from '@naskhah/ui/theme/naskhah-provider';
import { client } from './client.ts';
import { isLoggedIn, type User, useSession } from './session.ts';

type Appearance = NonNullable<User['appearance']>;

/** Not waited for: this window looks as chosen already, the account is for the next one. */
const tell = (change: Appearance): void =>
  void (isLoggedIn() && client.identity.changeAppearance(change).catch(() => undefined));

let following = false;

/** What was chosen on another device comes along with the account; a size that this tab has already stays. */
export const followAppearance = ({ appearance }: User): void => {
  following = true;
  if (appearance?.text_size !== undefined && useSession.getState().textSize === defaultTextSize)
    useSession.setState({ textSize: appearance.text_size });
  if (appearance?.theme && localStorage.getItem('naskhah-theme') !== appearance.theme) followTheme(appearance.theme);
  following = false;
};

onThemeChosen((theme) => tell({ theme }));
useSession.subscribe((now, before) => {
  if (now.textSize !== before.textSize && !following) tell({ text_size: now.textSize });
});
