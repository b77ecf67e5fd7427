import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { create } from 'zustand';

const useNamed = create<{ path: string; name: string }>(() => ({ path: '', name: '' }));

/** What the page calls the record it shows, if it shows one. */
export const useHere = (): string | undefined => {
  const pathname = useLocation({ select: (location) => location.pathname });
  return useNamed(({ path, name }) => (path === pathname && name !== '' ? name : undefined));
};

/** A page of a record names it for the breadcrumb: its number, or its title. */
export const NameHere = ({ name }: { name: string }) => {
  const path = useLocation({ select: (location) => location.pathname });
  useEffect(() => useNamed.setState({ path, name }), [path, name]);
  return null;
};
