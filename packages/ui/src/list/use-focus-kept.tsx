import { useLayoutEffect, useRef } from 'react';

/** A row that is moved loses the focus with its place in the document; what was held gets it back at the new place. */
export const useFocusKept = (place: number): (() => void) => {
  const held = useRef<{ on: HTMLElement; place: number }>(undefined);
  useLayoutEffect(() => {
    if (held.current?.place === place) return;
    held.current?.on.focus();
    held.current = undefined;
  }, [place]);
  return () => {
    if (document.activeElement instanceof HTMLElement) held.current = { on: document.activeElement, place };
  };
};
