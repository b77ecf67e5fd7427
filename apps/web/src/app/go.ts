import { createBrowserHistory } from '@tanstack/react-router';
import { isPortalAddress } from './addresses.ts';

export const history = createBrowserHistory();

/** Goes to an address as a link would: the router shows the portal's own, any other is fetched as a page. */
export const go = (href: string, { replace = false, state }: { replace?: boolean; state?: object } = {}): void => {
  if (!isPortalAddress(href)) window.location.assign(href);
  else if (replace) history.replace(href, state);
  else history.push(href, state);
};
