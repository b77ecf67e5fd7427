import './base.css';
import './mantine.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { Language } from '@naskhah/kernel/language';
import type { ComponentType, ReactNode } from 'react';
import { type LinkProps, LinkProvider } from '../controls/link.tsx';
import { LanguageProvider } from '../language/language-provider.tsx';
import { Layers } from './layers.tsx';
import { theme } from './theme.tsx';

const schemes = localStorageColorSchemeManager({ key: 'naskhah-theme' });

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
