import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { create } from 'zustand';

type Here = { path: string; name: string; acl: number | undefined };

const useNamed = create<Here>(() => ({ path: '', name: '', acl: undefined }));

const usePath = () => useLocation({ select: (location) => location.pathname });

/** What the page calls the record it shows, if it shows one. */
export const useHere = (): string | undefined => {
  const pathname = usePath();
  return useNamed(({ path, name }) => (path === pathname && name !== '' ? name : undefined));
};

/** The permission mask that holds for the record shown, for the developer tools. */
export const useAccessHere = (): number | undefined => {
  const pathname = usePath();
  return useNamed(({ path, acl }) => (path === pathname ? acl : undefined));
};

/** A page of a record names it for the breadcrumb (its number, or its title), and says which mask holds there. */
export const NameHere = ({ name, acl }: { name: string; acl?: number }) => {
  const path = usePath();
  useEffect(() => {
    useNamed.setState({ path, name, acl });
    // What comes next at this address may have no name.
    return () => useNamed.setState({ path: '', name: '', acl: undefined });
  }, [path, name, acl]);
  return null;
};
