import { neighboursOf, plotFreeOf, plotUnder, type Snapshot, shapeOfPand } from '@kavel/catalogue';
import { toLonLat } from '@kavel/catalogue/geo';
import { type RealEstateObject, streetAddress } from '@kavel/contracts';
import { neighbourLimits, type ObjectSite, type SiteOutline } from '@kavel/contracts/passports';

/** The plot, the pand and the neighbours of an address. */
export async function siteOf(snapshot: Snapshot, object: RealEstateObject): Promise<ObjectSite> {
  const { objectId, pandId } = object;
  const [plot, plotFree, pand, neighbours] = await Promise.all([
    plotUnder(snapshot, object),
    plotFreeOf(snapshot, objectId),
    pandId === null ? null : shapeOfPand(snapshot, pandId),
    neighboursOf(snapshot, object, neighbourLimits),
  ]);
  return {
    plot: plot && {
      plotId: plot.plotId,
      area: plot.area,
      outline: outlineOf(plot.shape),
      fictional: plot.fictional,
    },
    plotFree,
    pand: pand && outlineOf(pand),
    othersInPand: neighbours.find(({ inPand }) => inPand)?.among ?? 0,
    neighbours: neighbours.map(neighbour => ({
      objectId: neighbour.objectId,
      address: streetAddress(neighbour),
      lon: neighbour.lon,
      lat: neighbour.lat,
      inPand: neighbour.inPand,
      distance: Math.round(neighbour.distance),
    })),
  };
}

function outlineOf(shape: number[][][]): SiteOutline {
  return { type: 'MultiPolygon', coordinates: shape.map(polygon => polygon.map(positionsOf)) };
}

/** A ring in degrees to a decimetre, closed. */
function positionsOf(ring: readonly number[]): [number, number][] {
  const positions = Array.from({ length: ring.length / 2 }, (_, at): [number, number] => {
    const { lon, lat } = toLonLat({ x: ring[at * 2] ?? 0, y: ring[at * 2 + 1] ?? 0 });
    return [Math.round(lon * 1e6) / 1e6, Math.round(lat * 1e6) / 1e6];
  });
  const [first] = positions;
  return first ? [...positions, [...first]] : [];
}
