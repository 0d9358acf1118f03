/** @jest-environment-options {"url": "https://kavel.test/search"} */
import type { LayerFigure, LayerOverview } from '@kavel/contracts/layers';
import { screen, within } from '@testing-library/react';
import { type Answer, openWorkspace } from '../testing/open-workspace';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));

const woz = { figure: 'wozValue', year: 2024, basis: 'buurt', source: 'a, r', fictional: false } as const;
const overview: LayerOverview = {
  snapshot: 'one',
  layers: [
    {
      layer: 'woz',
      classes: [],
      sources: ['a.csv', 'r.csv'].map(name => ({ name, date: '2026-11-20', fictional: false })),
    },
  ],
  figures: [woz],
};
/** Of the second buurt the file of 2024 has no value. */
const values: LayerFigure = {
  ...woz,
  codes: ['BU03630000', 'BU05990110', 'BU05990111'],
  names: ['Burgwallen', 'Cool', 'Kop van Zuid'],
  values: [510_000, 320_000, null],
  years: [2024, 2023, null],
};

function answer(call: string): Answer | null {
  if (call === '/layers') return { result: overview };
  if (call === '/layers/figures/wozValue') return { result: values };
  if (call.startsWith('/layers/buurten?')) return { result: { codes: values.codes } };
  return null;
}

test('the legend names the years of the last known WOZ values', async () => {
  await openWorkspace('/search?panel=layers&layers=woz', answer);
  expect(
    await screen.findByText(/het laatst bekende cijfer van elke buurt, van 2023 tot en met 2024\./),
  ).toBeVisible();
});

test.each([
  ['BU03630000', '€ 510.000', 'cijfers van 2024'],
  ['BU05990110', '€ 320.000', 'cijfers van 2023'],
])('a click on %s tells its value and the year of it', async (code, value, year) => {
  await openWorkspace(`/search?layers=woz&chosen=layer:woz:${code}`, answer);
  const detail = within(await screen.findByRole('complementary', { name: 'Lagen' }));
  expect(await detail.findByText(new RegExp(value.replace(' ', '\\s')))).toBeVisible();
  expect(detail.getByText(new RegExp(year))).toBeVisible();
});

test('label and count of a class are two words', async () => {
  const { user } = await openWorkspace('/search?panel=layers&layers=woz', answer);
  await user.click(await screen.findByRole('button', { name: 'come to rest' }));
  const legend = within(await screen.findByRole('list', { name: 'Legenda: WOZ-waarde per buurt' }));
  const missing = (await legend.findByText('geen cijfer')).closest('li');
  await legend.findAllByText('1');
  expect(missing?.textContent).toBe('geen cijfer 1');
});
