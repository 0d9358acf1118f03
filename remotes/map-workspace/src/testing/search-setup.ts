import { session } from '@kavel/auth';
import type { LocatorFilter } from '@kavel/contracts/locator';
import { bus } from '@kavel/event-bus';
import { screen } from '@testing-library/react';
import { objectOf } from './data';
import { countOf, facetsOf, options } from './locator-data';
import type { Answer } from './open-workspace';

// Whole pages are slow to draw in jsdom where the machine is busy.
jest.setTimeout(20_000);

export const objectId = objectOf(38).objectId;
export const otherId = objectOf(41).objectId;
export const suggestions = [38, 41].map(number => {
  const { objectId: id, vtwType, oppervlakte, lon, lat, fictional } = objectOf(number);
  const address = `Laan van de Leeuw ${number}, 7324 BD Apeldoorn`;
  return { objectId: id, vtwType, oppervlakte, lon, lat, fictional, address };
});

export const searching = (call: string): Answer | null =>
  call.startsWith('/addresses/suggest') ? { result: suggestions } : null;
export const locating = (call: string, body: unknown): Answer | null => {
  const chosen = (body as LocatorFilter | undefined)?.functions ?? [];
  const count = chosen.length > 0 ? 200 : 1_000;
  const tiles = { snapshot: 'one', count, tiles: `/tiles/${chosen}`, bounds: [5.9, 52.2, 6, 52.3] };
  if (call === '/locator/options') return { result: options };
  if (call === 'POST /locator/count') return { result: countOf(count) };
  if (call === 'POST /locator/facets') return { result: facetsOf(count) };
  return call === 'POST /locator/tiles' ? { result: tiles } : null;
};
export const detail = () => screen.findByRole('complementary', { name: 'Gekozen adres' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  session.signOut();
  bus.publish('unit-selected', { objectId: null, portfolioId: null });
});
