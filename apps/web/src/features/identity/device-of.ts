/** Order matters: most browsers also name those that they are descended from. */
const browsers: [sign: RegExp, name: string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [sign: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (known: [RegExp, string][], text: string): string | undefined =>
  known.find(([sign]) => sign.test(text))?.[1];

/** Browser and system by what the browser says of itself; undefined when it says neither. */
export const deviceOf = (userAgent: string): { browser: string; system: string } | undefined => {
  const browser = first(browsers, userAgent);
  const system = first(systems, userAgent);
  return browser && system ? { browser, system } : undefined;
};
