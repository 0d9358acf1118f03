import type { PermissionKey } from '@kavel/contracts';
import type { LocatorFilter, LocatorPage, LocatorPageQuery } from '@kavel/contracts/locator';
import type { SavedSearch } from '@kavel/contracts/saved-searches';
import { type Call, fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen } from '@testing-library/react';
import LocatorPageUnderTest from '../pages/locator-page';
import { estimateOf, figures, objectOf, portfolioOf, status } from './data';
import { type FakeLists, fakeLists } from './fake-lists';
import { fakeSavedSearches } from './fake-saved-searches';
import { countOf, facetsOf, locatorObject, options } from './locator-data';

const offices = [38, 39, 40, 41];
const shops = [42, 43];
/** Too many for one part of a list. */
const houses = Array.from({ length: 1_500 }, (_, at) => at + 1_000);
const tablePage = 100;

/** The objects that a filter leaves, as far as tests filter: by function and from a year on. */
function numbersFor({ functions, ranges }: LocatorFilter): number[] {
  const chosen = functions ?? ['kantoorfunctie', 'winkelfunctie'];
  const numbers = [
    ...(chosen.includes('kantoorfunctie') ? offices : []),
    ...(chosen.includes('winkelfunctie') ? shops : []),
    ...(functions?.includes('woonfunctie') ? houses : []),
  ];
  const from = ranges?.year?.min;
  if (from === undefined) return numbers;
  // Of the last the year is not known.
  return from > 1988 ? [] : numbers.slice(0, -1);
}

/** The few in pages of three for the table; the cursor is the place of the first. */
function pageFor(query: LocatorPageQuery): LocatorPage {
  const numbers = numbersFor(query);
  const from = Number(query.cursor ?? 0);
  const upTo = from + (query.limit === tablePage && numbers.length < tablePage ? 3 : query.limit);
  return {
    snapshot: 'one',
    count: numbers.length,
    objects: numbers.slice(from, upTo).map(number =>
      locatorObject(number, {
        gebruiksdoelen: [shops.includes(number) ? 'winkelfunctie' : 'kantoorfunctie'],
      }),
    ),
    next: upTo < numbers.length ? String(upTo) : null,
  };
}

/** Along the year: one of 1901, four of 1988, one of no known year. */
const distribution = {
  snapshot: 'one',
  values: [1901, 1988],
  below: [0, 1],
  upTo: [1, 5],
  known: 5,
  missing: 1,
};

const data = '/real-estate-data';
const hub = '/portfolio';

function usualAnswer({ name, body }: Call, lists: FakeLists): unknown {
  const filter = body as LocatorFilter;
  switch (name) {
    case `GET ${data}/catalogue/status`:
      return status;
    case `GET ${data}/locator/options`:
      return options;
    case `POST ${data}/locator/count`:
      return countOf(numbersFor(filter).length);
    case `POST ${data}/locator/facets`:
      return facetsOf(numbersFor(filter).length);
    case `POST ${data}/locator/distribution`:
      return { ...distribution, range: (body as { range: string }).range };
    case `POST ${data}/locator/tiles`:
      return {
        snapshot: 'one',
        count: 0,
        tiles: `/tiles/${JSON.stringify(filter)}/{z}/{x}/{y}`,
        bounds: [5.9, 52.2, 6, 52.3],
      };
    case `POST ${data}/locator`:
      return pageFor(body as LocatorPageQuery);
    case `POST ${hub}/exports`:
      return null;
    case `GET ${hub}/portfolios`:
      return [portfolioOf([])];
  }
  const listed = lists.answer(name, body);
  if (listed) return listed;
  if (/\/objects\/\d{16}\/figures$/.test(name)) return figures;
  const [, object, estimate] =
    name.match(/\/(?:objects|addresses)\/02000100001303(\d\d)(\/estimate)?$/) ?? [];
  if (object) return estimate ? estimateOf(objectOf(Number(object))) : objectOf(Number(object));
  throw new Refusal('not-found');
}

/** Opens the page at an address; `answer` may take a call over, by giving anything but undefined. */
export async function openLocator(
  address = '/locator',
  {
    answer = () => undefined,
    permissions = ['auth.locator', 'auth.portfolio-hub'],
    lists = fakeLists(),
    kept = [],
  }: {
    answer?: (call: Call) => unknown;
    permissions?: readonly PermissionKey[];
    lists?: FakeLists;
    kept?: SavedSearch[];
  } = {},
) {
  const searches = fakeSavedSearches('u', kept);
  const calls = fakeServer(call => answer(call) ?? searches.answer(call) ?? usualAnswer(call, lists));
  const opened = await openPage({ page: <LocatorPageUnderTest />, route: '/locator', address, permissions });
  return {
    ...opened,
    calls,
    kept: searches.stored,
    asked: (path: string) => calls.filter(({ name }) => name === `POST ${data}/locator${path}`),
    query: () => new URLSearchParams(opened.addressBar()?.split('?')[1]),
    found: (count: number) => screen.findByText(`${count} objecten gevonden`),
  };
}
