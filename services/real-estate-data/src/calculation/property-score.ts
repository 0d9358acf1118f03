import {
  amenitiesNear,
  type BuurtObject,
  buurtStatistics,
  nearestStation,
  objectById,
  objectsOfBuurt,
  type Snapshot,
} from '@kavel/catalogue';
import {
  dwellingTypes,
  type EnergyLabel,
  fullAddress,
  type PropertyScore,
  type ScoreMetricKey,
  type VtwType,
} from '@kavel/contracts';
import {
  levelAt,
  type Measurement,
  monthOf,
  primaryFossilEnergyOf,
  propertyScoreMetrics,
  type Score,
  scoreOf,
} from '@kavel/engine';
import { dateInNetherlands, ServiceError } from '@kavel/service-kit';
import { monthsLater } from './dates';
import type { CalculationContext } from './deps';
import type { SnapshotMarkets } from './markets';

const amenityRadius = 1_000;
const leastBuurtObjects = 10;
const buurtSample = 25;

/** Measurements of an object, besides those of its buurt. */
interface ScoredObject {
  vtwType: VtwType;
  oppervlakte: number | null;
  bouwjaar: number | null;
  energielabel: EnergyLabel | null;
  lon: number;
  lat: number;
}

type Measurements = Partial<Record<ScoreMetricKey, Measurement | null>>;

/** Scores one address from the catalogue's figures, with the mean of its buurt. 404 when unknown. */
export async function propertyScoreOf(
  { store, markets, now }: CalculationContext,
  objectId: string,
): Promise<PropertyScore> {
  const today = dateInNetherlands(now());
  return store.use(async snapshot => {
    const object = await objectById(snapshot, objectId);
    if (!object) throw new ServiceError('address-not-found', `There is no address ${objectId}`);
    const learnt = await markets.of(snapshot);
    const liquidity = await liquidityOf(snapshot, object.buurtcode, today);
    const score = await scoreObject(snapshot, learnt, object, liquidity, today);
    const buurtScore = object.buurtcode
      ? await meanScore(snapshot, learnt, object.buurtcode, liquidity, today)
      : null;
    return { objectId, address: fullAddress(object), ...score, buurtScore };
  });
}

async function scoreObject(
  snapshot: Snapshot,
  markets: SnapshotMarkets,
  object: ScoredObject,
  liquidity: Measurement | null,
  today: string,
): Promise<Score> {
  const [station, amenities] = await Promise.all([
    nearestStation(snapshot, object),
    amenitiesNear(snapshot, { lon: object.lon, lat: object.lat, radius: amenityRadius }),
  ]);
  const dwelling = dwellingTypes.includes(object.vtwType);
  const age = object.bouwjaar === null ? null : Math.max(0, Number(today.slice(0, 4)) - object.bouwjaar);
  const amenityCount = Object.values(amenities).reduce((sum, count) => sum + count, 0);
  const measured: Measurements = {
    energy: of(object.energielabel && primaryFossilEnergyOf(object.energielabel)),
    'building-age': of(age, today),
    space: of(dwelling ? object.oppervlakte : null),
    'station-distance': of(station && station.distance / 1_000),
    amenities: of(amenityCount),
    liquidity,
    'price-trend': priceTrend(markets, object.vtwType, today),
  };
  return scoreOf(propertyScoreMetrics, measured);
}

/** Sales of the last twelve months per hundred objects of the buurt. */
async function liquidityOf(
  snapshot: Snapshot,
  buurtcode: string | null,
  today: string,
): Promise<Measurement | null> {
  if (buurtcode === null) return null;
  const buurt = await buurtStatistics(snapshot, buurtcode, monthsLater(today, -12));
  return buurt && buurt.objects > 0 ? of((100 * buurt.sales) / buurt.objects, today) : null;
}

/** Change of the type's price index in twelve months, in percent. */
function priceTrend(markets: SnapshotMarkets, type: VtwType, today: string): Measurement | null {
  const { index } = markets.sales(type).market;
  if (index.levels.length <= 12) return null;
  const month = Math.min(monthOf(today), index.firstMonth + index.levels.length);
  return of(100 * Math.expm1(levelAt(index, month) - levelAt(index, month - 12)), today);
}

async function meanScore(
  snapshot: Snapshot,
  markets: SnapshotMarkets,
  buurtcode: string,
  liquidity: Measurement | null,
  today: string,
): Promise<number | null> {
  const objects = await objectsOfBuurt(snapshot, buurtcode, buurtSample);
  if (objects.length < leastBuurtObjects) return null;
  const scores = await Promise.all(
    objects.map(object => scoreObject(snapshot, markets, withLabel(object), liquidity, today)),
  );
  return scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
}

function withLabel(object: BuurtObject): ScoredObject {
  return { ...object, energielabel: object.energielabel as EnergyLabel | null };
}

function of(value: number | null, date: string | null = null): Measurement | null {
  return value === null ? null : { value, date };
}
