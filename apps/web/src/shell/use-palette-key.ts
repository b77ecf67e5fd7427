import { useEffect, useEffectEvent } from 'react';

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
