/** @jest-environment-options {"url": "https://kavel.test/search"} */
import type { MatrixQuestion } from '@kavel/contracts/travel-time';
import { fakeServer, openPage } from '@kavel/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { portfolioId, portfolioOf } from '../../../testing/data';
import TravelTable from './travel-table';

jest.setTimeout(20_000);

const transit = { date: '2026-11-24', time: '08:30', windowMinutes: 60, walkMinutes: 15, rides: 4 };
const view = { origins: [], combination: null, transit: null, area: null };
const [unit] = portfolioOf([38]).units;
if (!unit) throw new Error('no unit');
const units = Array.from({ length: 501 }, (_, at) => ({
  ...unit,
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  objectId: String(at).padStart(16, '0'),
  addressObjectData: { ...unit.addressObjectData, huisnummer: at + 1 },
}));

/** The first place is far, the second without a road; the others are nearer as they come later. */
function answerTo({ places }: MatrixQuestion) {
  const isFirst = places.length === 500;
  return {
    engine: 'embedded',
    seconds: places.map((_, at) => [isFirst && at < 2 ? null : isFirst ? 3_000 - at : 61]),
    offRoad: { places: isFirst ? [1] : [], goals: [] },
  };
}

const row = (number: number) => within(screen.getAllByRole('row')[number] ?? document.body);

test('a large portfolio is asked in parts, can be cancelled, and is sorted by its times', async () => {
  let asked = 0;
  const hold = new Promise(() => undefined);
  fakeServer(({ name, body }) => {
    if (name === 'GET /portfolio/portfolios') return [{ ...portfolioOf([]), unitCount: 501 }];
    if (name === `GET /portfolio/portfolios/${portfolioId}`) return { ...portfolioOf([]), units };
    asked += 1;
    return asked === 2 ? hold : answerTo(body as MatrixQuestion);
  });
  await openPage({
    page: (
      <TravelTable
        view={view}
        transit={{ ...transit, statistic: 'median' }}
        timetable={null}
        onTransit={() => undefined}
        sources={[]}
      />
    ),
    route: '/search',
    address: `/search?goal=5.97000_52.21000&times=${portfolioId}_bike_from_60`,
    permissions: ['auth.portfolio-hub', 'auth.unrestricted-access-general'],
  });
  expect(await screen.findByText('500 van 501 eenheden')).toBeVisible();
  fireEvent.click(screen.getByText('Annuleer'));
  fireEvent.click(await screen.findByText('Bereken'));

  expect(await screen.findByText('1 plek ligt niet bij een weg.')).toBeVisible();
  expect(row(1).getByText('> 60 min')).toBeVisible();
  expect(row(2).getByText('geen weg')).toBeVisible();
  expect(row(3).getByText('50 min')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /^Punt op 52.2100, 5.9700/ }));
  expect(row(1).getByText('Laan van de Leeuw 501')).toBeVisible();
  expect(row(1).getByText('2 min')).toBeVisible();
});
