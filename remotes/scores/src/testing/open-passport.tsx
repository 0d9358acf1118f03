import type { Estimate, PermissionKey } from '@kavel/contracts';
import type { ObjectFigure } from '@kavel/contracts/objects';
import type { ObjectRecord } from '@kavel/contracts/passports';
import { madeUpScore, madeUpScoreMetric, madeUpScorePart } from '@kavel/contracts/testing';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import type { ReactElement } from 'react';
import { exampleObject as object, objectId, otherId } from './example-object';
import { exampleSite } from './example-site';

const texts = (nl: string) => ({ nl, en: nl, de: nl });
const part = (changes: Parameters<typeof madeUpScorePart>[0]) =>
  madeUpScorePart({
    name: texts('Energie'),
    definition: texts('Primair fossiel energiegebruik.'),
    weight: 0.6,
    value: 250,
    score: 42.9,
    contribution: 32.1,
    date: '2024-05-01',
    ...changes,
  });

export const score = madeUpScore({
  objectId,
  parts: [
    part({}),
    part({
      key: 'liquidity',
      name: texts('Verhandelbaarheid'),
      unit: '%',
      weight: 0.2,
      value: null,
      score: null,
      contribution: 0,
      date: null,
      year: null,
      level: null,
      source: 'Transacties',
    }),
    part({
      key: 'space',
      name: texts('Ruimte'),
      unit: 'm²',
      weight: 0.2,
      value: 118,
      score: 74.4,
      contribution: 18.6,
      worst: 30,
      best: 160,
      source: 'BAG',
      fictional: true,
    }),
    part({
      key: 'green',
      name: texts('Groen'),
      unit: 'km',
      scale: 'percentile',
      weight: 0,
      value: 0.6,
      percentile: 20,
      score: 80,
      contribution: 0,
      worst: 100,
      best: 0,
      date: null,
      year: 2023,
      source: 'CBS',
    }),
  ],
});

const metrics = [
  madeUpScoreMetric({ weight: 0.6 }),
  madeUpScoreMetric({
    key: 'space',
    name: texts('Ruimte'),
    weight: 0.4,
    unit: 'm²',
    worst: 30,
    best: 160,
    source: 'BAG',
  }),
];

const estimate: Estimate = {
  object,
  value: 412_000,
  low68: 381_000,
  high68: 446_000,
  pricePerM2: 3_492,
  accuracyClass: 4,
  referenceCount: 12,
  valueDate: '2026-11-01',
  fictionalSales: true,
};

export const figures: ObjectFigure[] = [
  { figure: 'oppervlakte', value: 118, register: 'BAG', dating: 'imported', date: '2026-11-20' },
  { figure: 'energielabel', value: 'C', register: 'EP-Online', dating: 'registered', date: '2024-05-03' },
  { figure: 'height', value: 9.4, register: '3DBAG', dating: 'undated', date: null },
  { figure: 'coverage', value: null, register: 'RUDIFUN', dating: 'absent', date: null },
  { figure: 'trainstationDistance', value: 1_250, register: 'demo', dating: 'imported', date: '2026-11-21' },
  { figure: 'pandId', value: '0200100000000042', register: 'BAG', dating: 'imported', date: '2026-11-20' },
];

const record: ObjectRecord = {
  labels: [{ label: 'C', registered: '2024-05-03', validUntil: '2034-05-03' }],
  deals: [
    { kind: 'sale', date: '2025-02-10', amount: 389_000, marks: ['family'], fictional: true },
    { kind: 'rent', date: '2019-06-01', amount: 13_200, marks: [], fictional: false },
  ],
  wws: {
    ...{ points: 168, maxRent: 1_034.5, year: 2026, source: 'Huurcommissie', wozOfBuurt: 340_000 },
    parts: [
      { part: 'rooms', points: 118 },
      { part: 'outdoor', points: 0 },
    ],
    assumed: ['all-area-rooms'],
  },
};

/** Fake responses by path; a function answers calls that change state, and a refusal replaces a response. */
export function openPassport(
  page: ReactElement,
  changes: Record<string, unknown> = {},
  address = `/passport/${objectId}`,
  permissions: PermissionKey[] = ['auth.property-pass'],
) {
  const answers: Record<string, unknown> = {
    '/addresses/suggest': [{ ...object, objectId: otherId, address: 'Anklaarseweg 131, 7323 AA Apeldoorn' }],
    [`/objects/${objectId}`]: object,
    [`/objects/${objectId}/figures`]: figures,
    [`/property-score/scores/${objectId}`]: score,
    '/property-score/metrics': metrics,
    [`/addresses/${objectId}/estimate`]: estimate,
    [`/objects/${objectId}/record`]: record,
    [`/objects/${objectId}/site`]: exampleSite,
    [`/objects/${otherId}`]: { ...object, objectId: otherId, huisnummer: 131 },
    ...changes,
  };
  fakeServer(({ name }) => {
    const given = answers[name.replace('GET /real-estate-data', '')] ?? new Refusal('not-found');
    const answer: unknown = typeof given === 'function' ? given() : given;
    if (answer instanceof Refusal) throw answer;
    return answer;
  });
  return openPage({
    page,
    route: '/passport/:id',
    address,
    permissions,
  });
}
