/** @jest-environment-options {"url": "https://kavel.test/management"} */
import type { PageFigures, VisitFigures } from '@kavel/contracts/content';
import { fakeServer, openPage } from '@kavel/testing';
import { screen, within } from '@testing-library/react';
import VisitFiguresWidget from './visit-figures';

const page: PageFigures = {
  ...{
    visits: 1_240,
    loads: 2_480,
    loadTime: { value: 226, beyond: false },
    failures: 5,
    failureShare: 0.002,
  },
  vitals: {
    INP: {
      ...{ reports: 620, good: 0.5, needsImprovement: 0.3, poor: 0.2 },
      p75: { value: 2_000, beyond: true },
    },
  },
};
const few: PageFigures = { visits: 3, loads: 4, loadTime: null, failures: 0, failureShare: null, vitals: {} };

function serve(pages: VisitFigures['pages']) {
  return fakeServer({
    'GET /content/visit-figures': () => ({
      ...{ since: '2026-11-22', until: '2026-11-28', sample: 0.5, pages, all: pages.length > 0 ? page : few },
      days: [
        { day: '2026-11-27', visits: 40 },
        { day: '2026-11-28', visits: 1_200 },
      ],
    }),
    'POST /portfolio/exports': () => null,
  });
}

const open = (query = '') =>
  openPage({
    page: <VisitFiguresWidget />,
    route: '/management',
    address: `/management${query}`,
    permissions: ['auth.management'],
  });

/** Figures and their unit stay on one line. */
const rowOf = (text: string) => text.replace(/ (?=(ms|s|%)( |$))/g, '\u00a0');

test('shows pages and a web vital of the chosen period, and hides what too few reported', async () => {
  const calls = serve([
    { route: '/passport/:id', ...page },
    { route: '/*', ...few },
  ]);
  const { user, addressBar } = await open('?days=7');
  const pages = await screen.findByRole('table', { name: 'Pagina’s' });
  expect(
    within(pages).getByRole('row', { name: rowOf('/passport/:id 1.240 2.480 230 ms 0,2 %') }),
  ).toBeVisible();
  expect(within(pages).getByRole('row', { name: rowOf('Pagina die niet bestaat 3 4 – –') })).toBeVisible();
  expect(screen.getByText(/komen van 50 % van de bezoekers/)).toBeVisible();
  expect(screen.getByText('Te weinig metingen in deze periode.')).toBeVisible();

  await user.click(screen.getByRole('radio', { name: 'INP' }));
  const vitals = screen.getByRole('table', { name: 'Snelheid in de browser: INP' });
  expect(
    within(vitals).getByRole('row', { name: rowOf('Alle pagina’s 620 50,0 % 30,0 % 20,0 % > 2,0 s') }),
  ).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '90 dagen' }));
  expect(addressBar()).toBe('/management?days=90&vital=INP');
  expect(calls.map(({ query }) => query.get('days'))).toEqual(['7', '90']);
});

test('says that nothing was counted, and still what would be', async () => {
  serve([]);
  await open();
  expect(await screen.findByText('Nog niets geteld in deze periode')).toBeVisible();
  expect(screen.getByText('Wat wordt geteld, en wat niet')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'CSV opslaan' })).toBeNull();
});
