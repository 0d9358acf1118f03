import type { WorkArea } from '@kavel/contracts/work-areas';

/** Far from all objects of the tests. */
export const workArea: WorkArea = {
  id: '7c1a2f0e-6a55-4f0f-9d2c-000000000001',
  name: 'Elders',
  outline: {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [4, 51],
          [4.1, 51],
          [4.1, 51.1],
          [4, 51],
        ],
      ],
    ],
  },
  source: 'drawn',
  codes: [],
  deliveryId: null,
  revision: 1,
  updatedAt: '2026-11-23T10:00:00Z',
};

/** Key of its outline. */
export const within = 'W'.repeat(43);
