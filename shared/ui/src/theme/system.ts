import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { breakpoints } from './breakpoints';
import { semanticTokens, tokens } from './tokens';

const config = defineConfig({
  cssVarsPrefix: 'kavel',
  cssVarsRoot: ':where(:root)',
  preflight: true,
  globalCss: {
    // Bars, swatches and marks carry information: print keeps their colours.
    html: { colorScheme: 'light', printColorAdjust: 'exact' },
    'html.dark': { colorScheme: 'dark' },
    'body, #root': { minHeight: '100dvh' },
    body: {
      margin: 0,
      bg: 'ground',
      color: 'text',
      fontFamily: 'body',
      fontSize: 'md',
      lineHeight: 'normal',
      _print: { bg: '#fff', color: '#000' },
    },
    ':where(a, button, input, select, textarea, summary, [tabindex]):focus-visible': {
      outline: '2px solid {colors.accent}',
      outlineOffset: '2px',
    },
    summary: { minHeight: '1.5rem' },
    '*, *::before, *::after': {
      _motionReduce: { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
    },
  },
  theme: {
    breakpoints: Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, `${width}px`])),
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      pulse: { '50%': { opacity: 0.5 } },
    },
    tokens,
    semanticTokens,
  },
});

/** Chakra's conditions and utilities with our tokens, without its default theme. */
export const system = createSystem(defaultBaseConfig, config);
