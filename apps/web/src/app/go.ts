import { createBrowserHistory } from '@tanstack/react-router';

export const history = createBrowserHistory();

/** Goes to an address of the portal, as a link would. */
export const go = (href: string, { replace = false, state }: { replace?: boolean; state?: object } = {}): void => {
  if (replace) history.replace(href, state);
  else history.push(href, state);
};
