import type { ModelMeasures, ModelReportAnswer } from '@kavel/contracts/estimates';
import { fakeServer, openPage } from '@kavel/testing';
import { screen, within } from '@testing-library/react';
import ModelPage from './model-page';

const measures: ModelMeasures = {
  asked: 400,
  n: 380,
  hitRate: 95,
  medianRatio: 1.002,
  mdape: 6.25,
  ppe10: 71.1,
  ppe20: 92.4,
  cod: 8.7,
  prd: 1.011,
  prb: -0.0123,
  coverage68: 68.9,
  coverage95: 95.3,
  accuracyClass: 3,
};

const open = (answer: ModelReportAnswer) => {
  fakeServer({ 'GET /real-estate-data/model/report': () => answer });
  return openPage({ page: <ModelPage />, route: '*', address: '/valuations/model' });
};

test('measures in total, by type, region and label, and their drift', async () => {
  await open({
    state: 'ready',
    report: {
      snapshot: '20261121',
      modelVersion: 'learned-comparables-2',
      from: '2024-12',
      to: '2026-11',
      total: measures,
      byType: [{ key: 'kantoor', measures: { ...measures, n: 12, accuracyClass: 1 } }],
      byRegion: [{ key: 'Kavelstede', measures }],
      byLabel: [{ key: 'unknown', measures }],
      drift: [
        { month: '2026-10', n: 20, mdape: 5.5, medianRatio: 1.01 },
        { month: '2026-11', n: 30, mdape: 7.5, medianRatio: 0.99 },
      ],
      fictional: true,
    },
  });
  const byType = await screen.findByRole('table', { name: 'Naar type' });
  const [, total, kantoor] = within(byType).getAllByRole('row');
  expect(total).toHaveTextContent(/Totaal380.*6,3\s%.*8,7.*1,011.*-0,012.*68,9\s%.*3$/);
  expect(kantoor).toHaveTextContent(/^Kantoor12/);
  expect(screen.getByRole('table', { name: 'Naar regio' })).toHaveTextContent('Kavelstede');
  expect(screen.getByRole('table', { name: 'Naar energielabel' })).toHaveTextContent('onbekend');
  expect(screen.getByRole('figure', { name: /Mediane afwijking/ })).toBeVisible();
  expect(
    screen.getByRole('option', { name: /^nov 2026: MdAPE 7,5\s%, n 30, .* 99,0\s%$/ }),
  ).toBeInTheDocument();
  expect(screen.getByText(/\(deels\) fictief/)).toBeVisible();
});

test('shows that the report is being computed', async () => {
  await open({ state: 'computing', modelVersion: 'm-1' });
  expect(await screen.findByText(/m-1 wordt nu op de verkopen getoetst/)).toHaveAttribute('role', 'status');
});

test('too few sales are reported instead of figures', async () => {
  await open({ state: 'too-few-sales', modelVersion: 'm-1', sales: 37, needed: 100 });
  expect(await screen.findByText('Te weinig verkopen om te toetsen')).toBeVisible();
  expect(screen.getByText(/Er zijn 37 verkopen/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
