import { useParams } from '@tanstack/react-router';

/** A part of the address, such as the id of a record. Private pages are made from a list, so the router cannot type it. */
export const usePathParam = (name: string): string =>
  useParams({ strict: false, select: (params: Record<string, string | undefined>) => params[name] ?? '' });
