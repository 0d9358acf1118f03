import { benchLeaseImport } from '@kavel/service-portfolio/bench';
import { atMost, type Bench, type Figure, forComparison } from '../figure';

/** Budget from issue 21: a rent roll of 100,000 contracts in 10 seconds. */
export async function measureLeases({ say }: Bench): Promise<Figure[]> {
  say('100,000 leases of 50,000 units: sending, preview, import, rent roll, undo');
  const { seconds, sending, preview, read, undo } = await benchLeaseImport();
  return [
    atMost('import of a rent roll of 100,000 leases', seconds, 's', 10),
    forComparison('sending it in parts, before its preview', sending, 's'),
    forComparison('its preview', preview, 's'),
    forComparison('the rent roll read with its figures', read, 's'),
    forComparison('undoing the import', undo, 's'),
  ];
}
