import { useEffect, useEffectEvent } from 'react';

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** How the key is written on this machine. */
export const paletteKey = isMac ? '⌘ K' : 'Ctrl K';

/** Ctrl K, or ⌘ K, anywhere in the private area. */
export const usePaletteKey = (open: () => void): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
};
