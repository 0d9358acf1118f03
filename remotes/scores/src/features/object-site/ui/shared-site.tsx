import type { RealEstateObject } from '@kavel/contracts';
import type { ObjectSite } from '@kavel/contracts/passports';
import { useState } from 'react';
import { LocationMap } from './location-map';
import { Neighbours } from './neighbours';
import { PlotLines } from './plot-lines';

/** The address on the map, its plot and its neighbours, for a reader who can open nothing else. */
export function SharedSite({ object, site }: { object: RealEstateObject; site: ObjectSite | null }) {
  const [hovered, setHovered] = useState<string | null>(null);
  return (
    <section>
      <LocationMap object={object} site={site} hoveredId={hovered} />
      {site ? (
        <>
          <PlotLines site={site} />
          <Neighbours site={site} onHover={setHovered} readOnly />
        </>
      ) : null}
    </section>
  );
}
