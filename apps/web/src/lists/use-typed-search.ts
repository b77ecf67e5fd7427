import { useEffect, useEffectEvent, useState } from 'react';

const pause = 300;

/** What is being typed, told on after a pause; follows when it is changed from outside, by Clear or by going back. */
export const useTypedSearch = (told: string, tell: (text: string) => void) => {
  const [typed, setTyped] = useState(told);
  const [known, setKnown] = useState(told);
  if (known !== told) {
    setKnown(told);
    setTyped(told);
  }
  const tellNow = useEffectEvent(tell);
  useEffect(() => {
    if (typed === told) return;
    const timer = setTimeout(() => tellNow(typed), pause);
    return () => clearTimeout(timer);
  }, [typed, told]);
  return [typed, setTyped] as const;
};
