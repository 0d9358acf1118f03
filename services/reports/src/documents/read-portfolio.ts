import {
  catalogueApi,
  energyLabels,
  fullAddress,
  type Language,
  type PortfolioDetail,
  portfolioApi,
  shownValue,
} from '@kavel/contracts';
import type { PortfolioValue } from '@kavel/contracts/portfolios';
import { dateOfSnapshot, lineOf } from './content';
import type { Asking } from './services';

type Facts = PortfolioDetail['units'][number]['addressObjectData'];

/** Units in the table at most, by rent. */
const mostUnits = 150;
/** First years of periods of construction, newest first. */
const periods = [2015, 2005, 1995, 1975, 1945];

/** Content of the report of a portfolio that the caller may see; `not-found` otherwise. */
export async function readPortfolio({ ask }: Asking, id: string, language: Language) {
  const params = { id };
  const portfolio = await ask(portfolioApi.getPortfolio, { params });
  const [value, status] = await Promise.all([
    ask(portfolioApi.getPortfolioValue, { params }),
    ask(catalogueApi.catalogueStatus, {}),
  ]);
  const facts = portfolio.units.map(unit => unit.addressObjectData);
  const dataDate = dateOfSnapshot(status.snapshot) ?? status.createdAt.slice(0, 10);
  const fictional = facts.some(one => one.fictional);
  const sorted = [...facts].sort((a, b) => (b.annualRent ?? -1) - (a.annualRent ?? -1));
  return {
    language,
    title: lineOf(portfolio.name),
    date: dataDate,
    object: id,
    units: totalsOf(facts),
    value: value && valueFigures(value),
    ...mixOf(facts),
    list: sorted.slice(0, mostUnits).map(rowOf),
    left: Math.max(0, facts.length - mostUnits),
    origin: {
      catalogues: [status.snapshot],
      dataDate,
      models: [],
      sources: ['BAG', 'EP-Online', 'owner', ...(value ? ['sales'] : []), ...(fictional ? ['demo'] : [])],
      fictional,
    },
  };
}

function totalsOf(facts: readonly Facts[]) {
  const areas = facts.flatMap(({ oppervlakte }) => oppervlakte ?? []);
  const rents = facts.flatMap(({ annualRent }) => annualRent ?? []);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return {
    count: facts.length,
    area: areas.length === 0 ? null : sum(areas),
    withArea: areas.length,
    rent: rents.length === 0 ? null : sum(rents),
    withRent: rents.length,
  };
}

function valueFigures({ name, status, valueDate, totalValue, units, covered, outdated }: PortfolioValue) {
  const total = shownValue({ value: totalValue });
  return { name: lineOf(name), status, date: valueDate, total, units, covered, outdated };
}

function mixOf(facts: readonly Facts[]) {
  const labels = [...energyLabels, ''];
  const years = [...periods.map(periodKey).reverse(), ''];
  const inOrder = (order: readonly string[]) => (a: { key: string }, b: { key: string }) =>
    order.indexOf(a.key) - order.indexOf(b.key);
  return {
    byType: countsBy(facts, ({ vtwType }) => vtwType).sort((a, b) => b.units - a.units),
    byLabel: countsBy(facts, ({ energielabel }) => energielabel ?? '').sort(inOrder(labels)),
    byPeriod: countsBy(facts, ({ bouwjaar }) => periodOf(bouwjaar)).sort(inOrder([oldest, ...years])),
  };
}

const oldest = `<${periods.at(-1)}`;

function periodOf(year: number | null): string {
  if (year === null) return '';
  const at = periods.findIndex(from => year >= from);
  return at === -1 ? oldest : periodKey(periods[at] ?? 0, at);
}

/** `1975–1994`; the newest is open. */
function periodKey(from: number, at: number): string {
  const next = periods[at - 1];
  return next === undefined ? `${from}–` : `${from}–${next - 1}`;
}

function countsBy(facts: readonly Facts[], keyOf: (one: Facts) => string) {
  return [...Map.groupBy(facts, keyOf)].map(([key, group]) => ({ key, units: group.length }));
}

function rowOf(one: Facts) {
  return {
    address: lineOf(fullAddress(one)),
    type: one.vtwType,
    area: one.oppervlakte,
    year: one.bouwjaar,
    label: one.energielabel,
    rent: one.annualRent,
    woz: one.wozValue,
  };
}
