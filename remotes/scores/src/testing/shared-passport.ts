import type { SharedPassport } from '@kavel/contracts/passports';
import { exampleObject } from './example-object';

/** A shared passport with an own value and without an estimate. */
export const exampleSharedPassport: SharedPassport = {
  sharedBy: 'Demo Beheer',
  createdAt: '2026-11-24T10:00:00.000Z',
  expiresAt: '2026-12-24T23:00:00.000Z',
  parts: ['facts', 'location', 'value', 'own-value'],
  object: exampleObject,
  figures: [{ figure: 'oppervlakte', value: 118, register: 'BAG', dating: 'imported', date: '2026-11-20' }],
  site: {
    plot: {
      plotId: 'APD01 A 1234',
      area: 215,
      outline: { type: 'MultiPolygon', coordinates: [] },
      fictional: false,
    },
    plotFree: 151,
    pand: null,
    othersInPand: 0,
    neighbours: [
      {
        objectId: '0200010000130332',
        lon: exampleObject.lon,
        lat: exampleObject.lat,
        address: 'Anklaarseweg 131',
        inPand: false,
        distance: 12,
      },
    ],
  },
  estimate: null,
  score: null,
  ownValue: { value: 402_000, valueDate: '2026-03-31', approvedAt: '2026-04-02T10:00:00.000Z' },
};
