import { cut, labelStep, widthOf } from './text';

test('a text that does not fit is truncated with an ellipsis', () => {
  expect(cut('Eenheden', widthOf('Eenheden') + 1)).toBe('Eenheden');
  expect(cut('Eenheden verdwenen', widthOf('Eenheden v'))).toBe('Eenheden…');
});

test('labels that would overlap are skipped', () => {
  const months = ['jan 2026', 'feb 2026', 'mrt 2026'];
  expect(labelStep(months, 200)).toBe(1);
  expect(labelStep(months, 40)).toBe(2);
  expect(labelStep([], 0)).toBe(10);
});
