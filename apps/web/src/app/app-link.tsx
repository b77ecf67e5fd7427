import type { LinkProps } from '@naskhah/ui/controls/link';
import type { MouseEvent } from 'react';
import { isPortalAddress } from './addresses.ts';
import { go } from './go.ts';

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A link that the router follows where it can; any other is an ordinary one. */
export const AppLink = ({ href, target, onClick, ...rest }: LinkProps) => {
  const follow = (event: MouseEvent) => {
    onClick?.();
    if (event.defaultPrevented || target || !isPlain(event) || !isPortalAddress(href)) return;
    event.preventDefault();
    go(href);
  };
  return <a href={href} target={target} rel={target && 'noopener noreferrer'} onClick={follow} {...rest} />;
};
