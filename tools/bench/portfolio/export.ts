import { addressOf } from '@kavel/contracts';
import { noFilter, type UnitFileFormat, unitColumns, unitExportApi } from '@kavel/contracts/units';
import { atMost, type Figure, forComparison, type Measurement } from '../figure';
import { synthesized, withSyntheticKavel } from '../locator/synthetic-kavel';
import { addressLines, inPortfolio, storeList } from './long-list';
import { origin, signIn } from './service';

const objects = 200_000;
const unitCount = 50_000;

/** All columns of a portfolio of 50,000 units as a file over HTTP, to its last byte. */
export const measureExport: Measurement = async bench => {
  await synthesized(bench, objects);
  const lines = await addressLines(objects, Math.ceil(unitCount * 1.05));
  return withSyntheticKavel(objects, async () => {
    const token = await signIn();
    bench.say(`storing ${lines.length} addresses`);
    return inPortfolio(token, async id => {
      await storeList(id, lines, token);
      const figures: Figure[] = [];
      for (const format of ['csv', 'xlsx'] as const) {
        bench.say(`exporting as ${format}`);
        const { seconds, megabytes } = await exported(id, format, token);
        figures.push(
          atMost(`export of ${unitCount} units as ${format}`, seconds, 's', 5),
          forComparison(`size of the ${format} file`, megabytes, 'MB'),
        );
      }
      return figures;
    });
  });
};

async function exported(id: string, format: UnitFileFormat, token: string) {
  const view = { columns: unitColumns, sorting: { key: 'address', descending: false }, filter: noFilter };
  const started = performance.now();
  const response = await fetch(`${origin}${addressOf(unitExportApi.exportUnits).replace(':id', id)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ view, format }),
  });
  if (!response.ok) throw new Error(`The export was answered with ${response.status}`);
  const { byteLength } = await response.arrayBuffer();
  return { seconds: (performance.now() - started) / 1_000, megabytes: byteLength / 1e6 };
}
