import { setTheme, startColourMode } from './colour-mode';

const isDark = () => document.documentElement.classList.contains('dark');

test('what is printed is light, whatever the theme', () => {
  Object.defineProperty(globalThis, 'matchMedia', {
    value: () => ({ matches: false, addEventListener: () => undefined }),
  });
  startColourMode();
  setTheme('dark');
  expect(isDark()).toBe(true);
  dispatchEvent(new Event('beforeprint'));
  expect(isDark()).toBe(false);
  dispatchEvent(new Event('afterprint'));
  expect(isDark()).toBe(true);
});
