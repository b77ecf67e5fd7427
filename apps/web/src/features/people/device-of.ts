const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Version\/.*Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

const named = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([form]) => form.test(text))?.[1];

/** Browser and system as people call them; undefined where the browser does not say. */
export const deviceOf = (userAgent: string): { browser: string; system: string } | undefined => {
  const [browser, system] = [named(browsers, userAgent), named(systems, userAgent)];
  return browser && system ? { browser, system } : undefined;
};
