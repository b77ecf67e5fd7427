import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { themeVariables } from './theme-variables.ts';

it('the style sheet of the theme says what the theme says', () => {
  const spaceless = (css: string) =>
    css.replaceAll(/\s/g, '').replaceAll(/;}/g, '}').replaceAll('"', "'").toLowerCase();
  const written = readFileSync(new URL('./theme-variables.css', import.meta.url), 'utf8');
  expect(spaceless(written)).toBe(spaceless(themeVariables()));
});
