import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Whether single keys do anything: who speaks or whose hand trembles turns them off (WCAG 2.1.4). */
export const useSingleKeys = create<{ on: boolean }>()(
  persist((): { on: boolean } => ({ on: true }), { name: 'naskhah-single-keys' }),
);

const writing = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const overlays = '[role="dialog"], dialog[open], [role="menu"], [role="listbox"]';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(writing) !== null;
const isOverlaid = (): boolean => [...document.querySelectorAll(overlays)].some((overlay) => overlay.checkVisibility());

/** The rows of the list in which the focus stands, else those of all lists of the page. */
const rows = (): HTMLElement[] => {
  const within = document.activeElement?.closest('table') ?? document.querySelector('main');
  return [...(within?.querySelectorAll<HTMLElement>('[role="row"][tabindex="0"]') ?? [])];
};

const step = (by: 1 | -1): boolean => {
  const all = rows();
  const here = document.activeElement?.closest<HTMLElement>('[role="row"]');
  const at = here ? all.indexOf(here) : -1;
  const next = at < 0 ? all[0] : all[Math.min(Math.max(at + by, 0), all.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
  return next !== undefined;
};

const toSearch = (): boolean => {
  const fields = document.querySelectorAll<HTMLInputElement>('main [role="searchbox"], main input[type="search"]');
  const field = [...fields].find((one) => one.checkVisibility());
  field?.focus();
  field?.select();
  return field !== undefined;
};

/** j and k walk through the rows of a list, / goes to its search, ? shows the keys. A row opens itself with Enter. */
export const useListKeys = (onHelp: () => void): void => {
  const on = useSingleKeys((state) => state.on);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
    if (isWriting(event.target) || isOverlaid()) return;
    const acts: Record<string, () => boolean> = {
      j: () => step(1),
      k: () => step(-1),
      '/': toSearch,
      '?': () => {
        onHelp();
        return true;
      },
    };
    if (acts[event.key]?.()) event.preventDefault();
  });
  useEffect(() => {
    if (!on) return undefined;
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [on]);
};
