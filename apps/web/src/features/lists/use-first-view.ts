import { useEffect, useEffectEvent } from 'react';
import { go } from '../../app/go.ts';
import { type ListName, useSavedViews } from './use-saved-views.ts';

/**
 * A bare address opens the view that the reader chose for it, if any. True until that is known: what the list then asks for
 * is asked once.
 */
export const useFirstView = (
  list: ListName,
  bare: boolean,
  hrefOf: (view: { id: string; search: string }) => string,
): boolean => {
  const { data, isPending } = useSavedViews(list);
  const first = bare ? data?.find(({ opens }) => opens) : undefined;
  const href = first && hrefOf(first);
  const open = useEffectEvent((to: string) => go(to, { replace: true }));
  useEffect(() => {
    if (href) open(href);
  }, [href]);
  return bare && (isPending || first !== undefined);
};
