import { useEffect, useEffectEvent } from 'react';

/** The browser asks before it leaves a page on which something is not saved yet. */
export const useUnsavedWarning = (unsaved: () => boolean): void => {
  const isUnsaved = useEffectEvent(unsaved);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
};
