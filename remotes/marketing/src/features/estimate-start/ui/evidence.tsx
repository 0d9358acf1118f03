import { FactsStrip } from '../../facts';
import { Sources } from '../../sources';

/** How much is in the catalogue, and which register each fact comes from. */
export default function Evidence() {
  return (
    <>
      <FactsStrip />
      <Sources />
    </>
  );
}
