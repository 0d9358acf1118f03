import { higherPercentile, metricsOf, ownScale } from '../../scores/catalogue/define';

/** Green, access without a car, and water around an object. */
export const surroundings = metricsOf('surroundings', [
  {
    key: 'green',
    unit: '%',
    ...higherPercentile,
    weight: 0.04,
    level: 'buurt',
    source: 'Klimaateffectatlas; NL 22,4 %',
    name: { nl: 'Groen', en: 'Green', de: 'Grün' },
    definition: {
      nl: 'Deel van de buurt dat groen is, als rang onder alle buurten.',
      en: 'Share of the neighbourhood that is green, as a rank among all neighbourhoods.',
      de: 'Grüner Anteil des Viertels, als Rang unter allen Vierteln.',
    },
  },
  {
    key: 'mobility',
    unit: 'punten',
    worst: 0,
    best: 100,
    weight: 0.03,
    level: 'object',
    source: `NS, GTFS, NDW; ${ownScale}`,
    name: { nl: 'Mobiliteit', en: 'Mobility', de: 'Mobilität' },
    definition: {
      nl: 'Gemiddelde van de punten voor station, openbaar vervoer en laadpunten uit de vastgoedscore, voor zover bekend.',
      en: 'Mean of the points for station, public transport and charging points of the property score, as far as known.',
      de: 'Mittel der Punkte für Bahnhof, Nahverkehr und Ladepunkte aus der Objektbewertung, soweit bekannt.',
    },
  },
  {
    key: 'water',
    unit: 'mm',
    worst: 0,
    best: 70,
    weight: 0.03,
    level: 'object',
    source: ownScale,
    name: { nl: 'Regenwater', en: 'Rain water', de: 'Regenwasser' },
    definition: {
      nl: 'Regen die het perceel zelf vasthoudt; 70 mm is een bui van twee uur.',
      en: 'Rain that the plot keeps; 70 mm is a shower of two hours.',
      de: 'Regen, den das Grundstück zurückhält; 70 mm sind ein Schauer von zwei Stunden.',
    },
  },
]);
