import Bowser from 'bowser';

/** Browser and system by what the browser says of itself; undefined when it does not say both. */
export const deviceOf = (userAgent: string): { browser: string; system: string } | undefined => {
  if (userAgent === '') return undefined;
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name && os.name ? { browser: browser.name, system: os.name } : undefined;
};
