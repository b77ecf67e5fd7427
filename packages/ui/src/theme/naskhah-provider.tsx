import './base.css';
import './mantine.css';
import {
  localStorageColorSchemeManager,
  type MantineColorScheme,
  type MantineColorSchemeManager,
  MantineProvider,
} from '@mantine/core';
import type { Language } from '@naskhah/kernel/language';
import type { ComponentType, ReactNode } from 'react';
import { type LinkProps, LinkProvider } from '../controls/link.tsx';
import { LanguageProvider } from '../language/language-provider.tsx';
import { Layers } from './layers.tsx';
import { theme } from './theme.tsx';

const key = 'naskhah-theme';
const stored = localStorageColorSchemeManager({ key });
let chosen: (scheme: MantineColorScheme) => void = () => undefined;
let elsewhere = false;
const schemes: MantineColorSchemeManager = {
  ...stored,
  set: (scheme) => {
    stored.set(scheme);
    if (!elsewhere) chosen(scheme);
  },
  // What another window chose is shown here, and was told there.
  subscribe: (show) =>
    stored.subscribe((scheme) => {
      elsewhere = true;
      show(scheme);
      elsewhere = false;
    }),
};

/** Hears which ground is chosen by hand in this window. */
export const onThemeChosen = (hear: (scheme: MantineColorScheme) => void): void => {
  chosen = hear;
};

/** Shows a ground that was chosen elsewhere, as another window of this browser would. */
export const followTheme = (scheme: MantineColorScheme): void => {
  localStorage.setItem(key, scheme);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: scheme, storageArea: localStorage }));
};

/** The look, the language and the links of everything below. Its styles are files, so that the page needs no inline ones. */
export const NaskhahProvider = ({
  language,
  link,
  children,
}: {
  language: Language;
  link: ComponentType<LinkProps>;
  children: ReactNode;
}) => (
  <MantineProvider
    theme={theme}
    defaultColorScheme="auto"
    colorSchemeManager={schemes}
    withCssVariables={false}
    withGlobalClasses={false}
  >
    <LanguageProvider language={language}>
      <LinkProvider link={link}>
        {children}
        <Layers />
      </LinkProvider>
    </LanguageProvider>
  </MantineProvider>
);
