import { exampleAddresses } from '../../objects/example-addresses';

/** Made-up ids. */
export const portfolioId = '0b6d6e0e-5a4f-4f0a-9d5f-3f1f5f1d0a01';
export const unitId = '0b6d6e0e-5a4f-4f0a-9d5f-3f1f5f1d0a02';
export const valuationId = '0b6d6e0e-5a4f-4f0a-9d5f-3f1f5f1d0a03';
export const serviceId = '0b6d6e0e-5a4f-4f0a-9d5f-3f1f5f1d0a04';
export const userId = '0b6d6e0e-5a4f-4f0a-9d5f-3f1f5f1d0a05';
export const colleagueId = '0b6d6e0e-5a4f-4f0a-9d5f-3f1f5f1d0a06';
export const organisationId = '0b6d6e0e-5a4f-4f0a-9d5f-3f1f5f1d0a07';
/** The BAG identification of an object. */
export const objectId = '9999010000000001';

export const [wholeAddress] = exampleAddresses;
export const lines = exampleAddresses.map((text, at) => ({ line: at + 1, text }));
export const filter = {
  functions: ['kantoorfunctie'],
  energyLabels: ['A', 'B', 'C'],
  ranges: { area: { min: 500, max: 2_500 } },
};
export const outline = {
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [5.96, 52.22],
        [5.98, 52.22],
        [5.98, 52.24],
        [5.96, 52.22],
      ],
    ],
  ],
};
