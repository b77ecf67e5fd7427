import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { theme } from './theme.tsx';

/** The theme as a style sheet. It is written to a file, so that no page needs inline styles (see theme-variables.test.ts). */
export const themeVariables = (): string => {
  const resolved = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme));
  const css = convertCssVariables(resolved, undefined);
  return css.replaceAll(/[;{]/g, (sign) => `${sign}\n`).replaceAll(/\n{3,}/g, '\n\n');
};
