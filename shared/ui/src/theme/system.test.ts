import { system } from './system';

test('print keeps the colours of bars, swatches and marks, on white paper', () => {
  const css = JSON.stringify(system.getGlobalCss());
  expect(css).toContain('"printColorAdjust":"exact"');
  expect(css).toMatch(/"@media print":\{"background":"#fff",[^}]*"color":"#000"\}/);
});
