import { useLayoutEffect } from 'react';

/** What opened a dialog: an entry of a menu is gone with its menu, whose button stays. */
const openerOf = (focused: Element | null): Element | null => {
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (button ? document.getElementById(button) : null) ?? focused;
};

/** Where the focus goes when the opener is gone: the dialog that is now in front, else the page. */
const instead = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main, [role="dialog"]')].findLast((place) => place.checkVisibility());

/**
 * Gives the focus back to where it was when the dialog opened. The library does so only for a dialog that was there before it
 * opened; ours are mostly drawn when they open, one over another, or in each other's place.
 */
export const useFocusBack = (opened: boolean): void =>
  useLayoutEffect(() => {
    if (!opened) return;
    const opener = openerOf(document.activeElement);
    return () => {
      const stands = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
      (stands && opener.checkVisibility() ? opener : instead())?.focus();
    };
  }, [opened]);
