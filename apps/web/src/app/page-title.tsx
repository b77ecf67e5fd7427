import { usePortal } from './use-portal.ts';

/** The title of the window: of the page, then of the portal. */
export const PageTitle = ({ children }: { children: string }) => {
  const { name } = usePortal();
  return <title>{`${children} · ${name}`}</title>;
};
