import type { ObjectSite } from '@kavel/contracts/passports';
import { exampleObject, otherId } from './example-object';

const { lon, lat } = exampleObject;

const outline: ObjectSite['pand'] = {
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [lon, lat],
        [lon + 0.0001, lat],
        [lon + 0.0001, lat + 0.0001],
        [lon, lat],
      ],
    ],
  ],
};

/** Where the example object lies: a plot, a pand with others in it, and a neighbour. */
export const exampleSite: ObjectSite = {
  plot: { plotId: '11260123470000', area: 214, outline, fictional: false },
  plotFree: 64,
  pand: outline,
  othersInPand: 12,
  neighbours: [
    { objectId: '0200010000130330', address: 'Anklaarseweg 129A', lon, lat, inPand: true, distance: 0 },
    { objectId: otherId, address: 'Anklaarseweg 131', lon, lat: lat + 0.0001, inPand: false, distance: 11 },
  ],
};
