import { modeBits } from '@kavel/engine/travel-time';

/** Who may use a way in which direction (`RoadGraph.access`), and how fast cars go, in km/h. */
export interface RoadUse {
  access: number;
  speed: number;
}

const { walk, bike, car } = modeBits;
const all = walk | bike | car;

/** Who may use each kind of way in the Netherlands where nothing else is tagged, and the free-flow speed of cars. */
const kinds: Readonly<Record<string, readonly [access: number, speed: number]>> = {
  motorway: [car, 100],
  motorway_link: [car, 70],
  trunk: [car, 100],
  trunk_link: [car, 60],
  primary: [all, 80],
  primary_link: [all, 50],
  secondary: [all, 60],
  secondary_link: [all, 50],
  tertiary: [all, 50],
  tertiary_link: [all, 50],
  unclassified: [all, 50],
  road: [all, 30],
  residential: [all, 30],
  living_street: [all, 15],
  service: [all, 15],
  track: [walk | bike, 15],
  cycleway: [walk | bike, 15],
  pedestrian: [walk, 15],
  footway: [walk, 15],
  path: [walk, 15],
  steps: [walk, 15],
  corridor: [walk, 15],
  platform: [walk, 15],
  bridleway: [walk, 15],
};

/** Keys that say whether a mode may use a way, the most specific first. */
const accessKeys: readonly (readonly [bit: number, keys: readonly string[]])[] = [
  [walk, ['foot', 'access']],
  [bike, ['bicycle', 'vehicle', 'access']],
  [car, ['motorcar', 'motor_vehicle', 'vehicle', 'access']],
];
const closed = [
  'no',
  'private',
  'agricultural',
  'forestry',
  'delivery',
  'military',
  'use_sidepath',
  'dismount',
];
/** Values that open a way that a mode may not use by its kind; for other values of `access` its kind decides. */
const opened = ['yes', 'designated', 'permissive', 'official', 'destination'];

const namedSpeeds: Readonly<Record<string, number>> = {
  'NL:urban': 50,
  'NL:rural': 80,
  'NL:trunk': 100,
  'NL:motorway': 100,
  'NL:zone30': 30,
  'NL:living_street': 15,
  walk: 7,
  none: 120,
};
const kmPerMile = 1.609_344;

/** Null for what is no road, or one that nobody may use. */
export function roadUse(tags: ReadonlyMap<string, string>): RoadUse | null {
  const kind = kinds[tags.get('highway') ?? ''];
  if (!kind) return null;
  const usual = tags.get('motorroad') === 'yes' ? car : kind[0];
  let along = 0;
  for (const [bit, keys] of accessKeys) if (isOpen(tags, keys, (usual & bit) !== 0)) along |= bit;
  if (along === 0) return null;
  const { forward, backward } = directions(tags);
  const against = along & (walk | (backward.bike ? bike : 0) | (backward.car ? car : 0));
  const ahead = along & (walk | (forward.bike ? bike : 0) | (forward.car ? car : 0));
  return { access: ahead | (against << 3), speed: speedOf(tags.get('maxspeed')) ?? kind[1] };
}

function isOpen(tags: ReadonlyMap<string, string>, keys: readonly string[], usual: boolean): boolean {
  for (const key of keys) {
    const value = tags.get(key);
    if (value === undefined) continue;
    if (closed.includes(value)) return false;
    if (key !== 'access' && opened.includes(value)) return true;
  }
  return usual;
}

interface Directions {
  forward: { bike: boolean; car: boolean };
  backward: { bike: boolean; car: boolean };
}

/** Pedestrians go both ways everywhere. */
function directions(tags: ReadonlyMap<string, string>): Directions {
  const implied = tags.get('junction') === 'roundabout' || /^motorway/.test(tags.get('highway') ?? '');
  const oneway = tags.get('oneway') ?? (implied ? 'yes' : 'no');
  const isAlong = ['yes', 'true', '1'].includes(oneway);
  const isAgainst = ['-1', 'reverse'].includes(oneway);
  const forBike = tags.get('oneway:bicycle');
  const isContraflow =
    forBike === 'no' ||
    ['cycleway', 'cycleway:left', 'cycleway:right', 'cycleway:both'].some(key =>
      tags.get(key)?.startsWith('opposite'),
    );
  return {
    forward: { bike: isContraflow || !isAgainst, car: !isAgainst },
    backward: { bike: forBike !== 'yes' && (isContraflow || !isAlong), car: !isAlong },
  };
}

/** Km/h of a tag, or undefined when it says nothing that can be read. */
function speedOf(tag: string | undefined): number | undefined {
  if (tag === undefined) return undefined;
  const found = /^(\d{1,3})(?: ?(km\/h|mph))?$/.exec(tag);
  const kmh = found ? Number(found[1]) * (found[2] === 'mph' ? kmPerMile : 1) : namedSpeeds[tag];
  return kmh === undefined || kmh < 1 ? undefined : Math.min(130, Math.round(kmh));
}
