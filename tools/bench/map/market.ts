import { countryCode, type MarketQuestion, marketApi, marketGrains } from '@kavel/contracts/market';
import { untilAtRest } from '../at-rest';
import { atMost, type Figure, forComparison, type Measurement } from '../figure';
import { ask, described, percentile, signIn, timesOf } from '../locator/ask';
import { synthesized, withSyntheticKavel } from '../locator/synthetic-kavel';
import { deals, objects } from './transactions';

const span = { from: '2022-01', to: '2026-10' };
/** Gemeenten that are opened, each for the first time. */
const opened = 120;
/** A change of the page is to be drawn within 200 ms; drawing has a quarter of it. */
const budget = 150;

/** Answers of `/market` over two million sales and lettings: areas opened, compared, and looked at by other periods. */
export const measureMarket: Measurement = async bench => {
  await synthesized(bench, objects, deals);
  return withSyntheticKavel(
    objects,
    async ({ pid }) => {
      await untilAtRest(pid);
      return measureAnswers(await signIn(), bench.say);
    },
    deals,
  );
};

async function measureAnswers(token: string, say: (line: string) => void): Promise<Figure[]> {
  const figures = (areas: string[], rest: Partial<MarketQuestion> = {}) =>
    ask(marketApi.marketFigures, { body: { areas, grain: 'quarter', ...span, ...rest } }, token);
  const map = () =>
    ask(
      marketApi.marketMap,
      { body: { level: 'gemeente', figure: 'pricePerM2', within: countryCode, ...span } },
      token,
    );
  const started = performance.now();
  const { codes } = await map();
  const firstMap = performance.now() - started;
  const country = await timesOf([...marketGrains], grain => figures([countryCode], { grain }));
  say(`the country in each grain: ${country.map(time => time.toFixed(0)).join(', ')} ms`);

  const gemeenten = codes.slice(0, opened);
  const first = await timesOf(gemeenten, code => figures([code]));
  say(`a gemeente for the first time: ${described(first)}`);
  const fours = gemeenten.map((_, at) =>
    [0, 1, 2, 3].map(step => gemeenten[(at + step) % gemeenten.length] ?? ''),
  );
  const compared = await timesOf(fours, areas => figures(areas));
  say(`four that were seen: ${described(compared)}`);
  const changed = await timesOf(gemeenten, code => figures([code], { from: '2024-01' }));
  say(`another period: ${described(changed)}`);
  const grains = await timesOf(gemeenten, code => figures([code], { grain: 'month' }));
  say(`another grain: ${described(grains)}`);
  return [
    atMost('market: a gemeente for the first time p95', percentile(first, 0.95), 'ms', budget),
    atMost('market: four areas p95', percentile(compared, 0.95), 'ms', budget),
    atMost('market: another period p95', percentile(changed, 0.95), 'ms', budget),
    atMost('market: another grain p95', percentile(grains, 0.95), 'ms', budget),
    forComparison('market: the country for the first time', Math.max(...country), 'ms'),
    forComparison('market: map of the country for the first time', firstMap, 'ms'),
  ];
}
