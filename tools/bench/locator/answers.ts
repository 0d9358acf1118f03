import { catalogueApi } from '@kavel/contracts';
import { type LocatorFilter, locatorApi, locatorSorts } from '@kavel/contracts/locator';
import { atMost, type Bench, type Figure, forComparison } from '../figure';
import { residentMegabytes } from '../resident-memory';
import { ask, described, percentile, signIn, timesOf } from './ask';
import { indexMegabytes } from './index-memory';
import { type LocatorReference, openLocatorReference } from './reference';
import { dataOf, type RunningKavel, synthesized, withSyntheticKavel } from './synthetic-kavel';
import { measureTiles } from './tiles';

const seed = 20_261_121;
const questions = 300;
/** DuckDB is slow; this many queries are enough for comparison. */
const plainQuestions = 24;
const plainFacetQuestions = 4;
const users = 50;
const questionsPerUser = 20;

/** Everything with a budget, over HTTP, with the same queries on plain DuckDB for comparison. */
export async function measureAnswers(bench: Bench, objects: number, budgets: boolean): Promise<Figure[]> {
  const seconds = await synthesized(bench, objects);
  const made =
    seconds === null ? [] : [forComparison(named(objects, 'made'), objects / seconds, 'objects/s')];
  const reference = openLocatorReference(dataOf(objects));
  try {
    const filters = await reference.filters(questions, seed);
    const ours = await withSyntheticKavel(objects, kavel =>
      measureOurs(bench, objects, reference, filters, kavel),
    );
    for (const { name, value, unit } of ours) bench.say(`${name}: ${value} ${unit}`);
    const plain = await measurePlain(bench, objects, reference, filters);
    const all = [...made, ...ours, ...plain];
    return budgets ? all : all.map(figure => ({ ...figure, budget: null, ok: true }));
  } finally {
    reference.close();
  }
}

function named(objects: number, what: string): string {
  return `${what}, ${objects / 1e6} million objects`;
}

async function measureOurs(
  { say }: Bench,
  objects: number,
  reference: LocatorReference,
  filters: readonly LocatorFilter[],
  { startSeconds, pid }: RunningKavel,
): Promise<Figure[]> {
  const token = await signIn();
  const name = (what: string): string => named(objects, what);
  const count = (body: LocatorFilter) => ask(locatorApi.locatorCount, { body }, token);
  say(`counting ${filters.length} random filters of 1 to 14 parts`);
  const counts = await timesOf(filters, count);
  say(described(counts));
  say('option counts and histograms');
  const facets = await timesOf(filters, body => ask(locatorApi.locatorFacets, { body }, token));
  say(described(facets));
  say('the running totals of a dragged slider');
  const distributions = await timesOf(filters, filter =>
    ask(locatorApi.locatorDistribution, { body: { filter, range: 'area' } }, token),
  );
  say(described(distributions));
  say('first pages in every order');
  const pages = await timesOf([...filters.entries()], ([number, filter]) => {
    const by = locatorSorts[number % locatorSorts.length] ?? 'area';
    return ask(locatorApi.locator, { body: { ...filter, sort: { by } } }, token);
  });
  say(described(pages));
  say(`${users} users at once, each counting without a pause`);
  const crowd = await Promise.all(
    Array.from({ length: users }, (_, user) => {
      const own = Array.from(
        { length: questionsPerUser },
        (_, at) => filters[(user * 7 + at) % filters.length] ?? {},
      );
      return timesOf(own, count);
    }),
  );
  say(described(crowd.flat()));
  say('address suggestions');
  const suggestions = await timesOf(await typedAddresses(reference), q =>
    ask(catalogueApi.suggestAddresses, { query: { q } }),
  );
  say(described(suggestions));
  say('tiles where addresses are');
  const places = await reference.addresses(8);
  const tiles = await measureTiles({ functions: ['woonfunctie'] }, places, token, name);
  return [
    ...tiles,
    atMost(name('start with a ready snapshot'), startSeconds, 's', 15),
    atMost(name('index in memory'), indexMegabytes(objects), 'MB', 1_000),
    forComparison(name('whole process in memory'), residentMegabytes(pid), 'MB'),
    atMost(name('count p50'), percentile(counts, 0.5), 'ms', 15),
    atMost(name('count p95'), percentile(counts, 0.95), 'ms', 40),
    atMost(name('option counts and histograms p95'), percentile(facets, 0.95), 'ms', 150),
    forComparison(name('option counts and histograms p50'), percentile(facets, 0.5), 'ms'),
    forComparison(name('totals along a range p95'), percentile(distributions, 0.95), 'ms'),
    atMost(name('first page p95'), percentile(pages, 0.95), 'ms', 100),
    atMost(name(`count p99 of ${users} users at once`), percentile(crowd.flat(), 0.99), 'ms', 500),
    forComparison(name('suggestions p50'), percentile(suggestions, 0.5), 'ms'),
    atMost(name('suggestions p95'), percentile(suggestions, 0.95), 'ms', 30),
  ];
}

/** Typical input: with a typo, without the suffix, by postcode and number, half of the street. */
async function typedAddresses(reference: LocatorReference): Promise<string[]> {
  const addresses = await reference.addresses(160);
  return addresses.map(({ straat, huisnummer, suffix, postcode, woonplaats }, number) => {
    const forms = [
      `${straat} ${huisnummer}${suffix} ${woonplaats}`,
      `${straat} ${huisnummer}`,
      `${straat.slice(0, 3)}${straat.slice(4)} ${huisnummer} ${woonplaats}`,
      `${postcode ?? ''} ${huisnummer}`,
      straat.slice(0, Math.ceil(straat.length / 2)),
    ];
    return forms[number % forms.length] ?? straat;
  });
}

async function measurePlain(
  { say }: Bench,
  objects: number,
  { plain }: LocatorReference,
  filters: readonly LocatorFilter[],
): Promise<Figure[]> {
  say('the same questions on plain DuckDB');
  const counts = await timesOf(filters.slice(0, plainQuestions), plain.count);
  const facets = await timesOf(filters.slice(0, plainFacetQuestions), plain.facets);
  const pages = await timesOf(filters.slice(0, plainQuestions), plain.page);
  return [
    forComparison(named(objects, 'count p50 on plain DuckDB'), percentile(counts, 0.5), 'ms'),
    forComparison(named(objects, 'count p95 on plain DuckDB'), percentile(counts, 0.95), 'ms'),
    forComparison(
      named(objects, 'option counts and histograms p95 on plain DuckDB'),
      percentile(facets, 0.95),
      'ms',
    ),
    forComparison(named(objects, 'first page p95 on plain DuckDB'), percentile(pages, 0.95), 'ms'),
  ];
}
