import { lazy, Suspense } from 'react';
import { usePortal } from './use-portal.ts';

// Rarely there: fetched when it is, to keep the first page small.
const BannerNote = lazy(async () => ({ default: (await import('./banner-note.tsx')).BannerNote }));

/** What an Administrator has to say on every page: maintenance, mostly. */
export const PortalBanner = () => {
  const { banner } = usePortal();
  if (!banner) return null;
  return (
    <Suspense>
      <BannerNote>{banner}</BannerNote>
    </Suspense>
  );
};
