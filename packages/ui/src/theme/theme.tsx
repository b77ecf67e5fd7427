import { colorsTuple, createTheme } from '@mantine/core';
import { layersId } from './layers.tsx';

const tuple = (shades: string) => colorsTuple(shades.split(' '));

/** The look of Naskhah for the component library; every further value is in tokens.css. */
export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 8, dark: 6 },
  black: '#211F1C',
  white: '#FFFFFF',
  defaultRadius: 'md',
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  colors: {
    teal: tuple('#E9F3F3 #D3E6E7 #B3D4D6 #85BABE #559DA2 #2F8389 #1C757C #146870 #0F5A61 #0A474D'),
    gray: tuple('#FAF9F7 #F3F1ED #E5E2DC #CECAC2 #B0ABA2 #8B877E #6A665E #55514A #3A3733 #211F1C'),
    dark: tuple('#ECE9E3 #BDB8AE #9C978D #7C776E #4A4741 #32302C #262421 #191816 #131210 #0B0A09'),
  },
  fontFamily: 'var(--font-sans)',
  headings: { fontFamily: 'var(--font-sans)', fontWeight: '600' },
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.3333', sm: '1.5385', md: '1.4667', lg: '1.5294', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.125rem', sm: '0.1875rem', md: '0.25rem', lg: '0.375rem', xl: '0.375rem' },
  breakpoints: { xs: '30em', sm: '48em', md: '60em', lg: '76em', xl: '80em' },
  components: { Portal: { defaultProps: { target: `#${layersId}` } } },
  shadows: { xs: 'none', sm: 'none', md: 'var(--elev)', lg: 'var(--elev)', xl: 'var(--elev)' },
});
