import type { ScoreMetric } from '@kavel/contracts';

const ownScale = 'Kavel-schaal 2026';

/**
 * Metrics of the property score. Energy is the energielabel as primary fossil energy (kWh/m² a year, upper bound of the
 * class in NTA 8800); amenities are objects with a shop, school, care, sports or meeting function within 1 km;
 * liquidity is the year's sales per hundred objects of the buurt.
 */
export const propertyScoreMetrics: readonly ScoreMetric[] = [
  {
    key: 'energy',
    weight: 0.25,
    unit: 'kWh/m²',
    worst: 400,
    best: 50,
    source: `EP-online, NTA 8800; ${ownScale}`,
  },
  { key: 'building-age', weight: 0.1, unit: 'jaar', worst: 100, best: 0, source: `BAG; ${ownScale}` },
  { key: 'space', weight: 0.15, unit: 'm²', worst: 30, best: 160, source: `BAG; ${ownScale}` },
  {
    key: 'station-distance',
    weight: 0.15,
    unit: 'km',
    worst: 8,
    best: 0.4,
    source: `CBS, stations; ${ownScale}`,
  },
  { key: 'amenities', weight: 0.15, unit: 'aantal', worst: 0, best: 120, source: `BAG; ${ownScale}` },
  { key: 'liquidity', weight: 0.1, unit: '%', worst: 0, best: 6, source: `Transacties; ${ownScale}` },
  { key: 'price-trend', weight: 0.1, unit: '%', worst: -5, best: 10, source: `Transacties; ${ownScale}` },
];
