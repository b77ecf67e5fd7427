import { useEffect, useState } from 'react';

/** A value as it is after a pause in its changes. */
export const useLater = <V>(value: V, pause: number): V => {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return later;
};
