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
import type { PortfolioReportBody } from '@kavel/contracts/reports';
import { filterUnits, rowsOf, sortUnits, type UnitView, unitExportApi } from '@kavel/contracts/units';
import { dateOfSnapshot, lineOf } from './content';
import type { Asking } from './services';

type Facts = PortfolioDetail['units'][number]['addressObjectData'];

/** Units in the table at most, by rent. */
const mostUnits = 150;
/** First years of periods of construction, newest first. */
const periods = [2015, 2005, 1995, 1975, 1945];

/** Units in the table of a view at most: some forty pages. */
const mostShown = 2_000;

/**
 * Content of the report of a portfolio that the caller may see; `not-found` otherwise. With a view its figures are of
 * the units that the view shows, which stand in its order, and a head says which they are.
 */
export async function readPortfolio(asking: Asking, id: string, language: Language, given: object = {}) {
  const { ask } = asking;
  const params = { id };
  const { view } = given as Partial<PortfolioReportBody>;
  const portfolio = await ask(portfolioApi.getPortfolio, { params });
  const shown = view === undefined ? null : await readShown(asking, id, language, view);
  const [value, status] = await Promise.all([
    ask(portfolioApi.getPortfolioValue, { params }),
    ask(catalogueApi.catalogueStatus, {}),
  ]);
  const unitById = new Map(portfolio.units.map(unit => [unit.id, unit.addressObjectData]));
  const facts = shown
    ? shown.rows.flatMap(row => unitById.get(row.id) ?? [])
    : portfolio.units.map(unit => unit.addressObjectData);
  const dataDate = dateOfSnapshot(status.snapshot) ?? status.createdAt.slice(0, 10);
  const fictional = facts.some(one => one.fictional);
  const sorted = shown ? facts : [...facts].sort((a, b) => (b.annualRent ?? -1) - (a.annualRent ?? -1));
  const most = shown ? mostShown : mostUnits;
  return {
    language,
    title: lineOf(portfolio.name),
    date: dataDate,
    object: id,
    units: totalsOf(facts),
    // The value of a portfolio is not that of some of its units: those have theirs in the file of the table.
    value: value && valueFigures(value),
    view: shown?.head.map(([name, text]) => ({ name, text: lineOf(text) })) ?? null,
    ...mixOf(facts),
    list: sorted.slice(0, most).map(rowOf),
    left: Math.max(0, facts.length - most),
    origin: {
      catalogues: [status.snapshot],
      dataDate,
      models: [],
      sources: ['BAG', 'EP-Online', 'owner', ...(value ? ['sales'] : []), ...(fictional ? ['demo'] : [])],
      fictional,
    },
  };
}

async function readShown({ ask }: Asking, id: string, language: Language, view: UnitView) {
  const params = { id };
  const [{ units }, { head }] = await Promise.all([
    ask(portfolioApi.getUnitTable, { params }),
    ask(unitExportApi.describeView, { params, body: { view, language } }),
  ]);
  return { rows: filterUnits(sortUnits(rowsOf(units), view.sorting), view.filter), head };
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
