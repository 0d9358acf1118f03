import { Random } from '../random';
import { type Cell, place } from './cell';
import { buildBusinessPark, buildStationQuarter } from './fabric-business';
import { buildCauliflower } from './fabric-cauliflower';
import { buildCentre } from './fabric-centre';
import { buildFlats } from './fabric-flats';
import { buildPostWar, buildThirties } from './fabric-rows';
import { buildVinex } from './fabric-vinex';
import { between, distance, type Point, polar, rectangle } from './plane';
import { type Fabric, rings } from './rings';
import { StreetNames } from './street-names';
import { Town } from './town';

const sectors = 12;
const fullTurn = Math.PI * 2;

const wijkNames = [
  ['Binnenstad'],
  ['Stationskwartier', 'Noordersingel', 'Westersingel', 'Zuidersingel'],
  ['Oosterveld', 'Noorderveld', 'Westerveld', 'Zuiderveld'],
  ['De Kavelhaven', 'Meerzicht', 'Dijkwaarden', 'Rietlanden'],
] as const;
const sectorsPerWijk = 3;

export interface PlanOptions {
  seed: number;
  /** Builds only every n-th quarter: a small town for tests. The plan and its areas stay whole. */
  everyNth?: number;
}

/** Draws and builds the whole of Kavelstede. */
export function buildTown({ seed, everyNth = 1 }: PlanOptions): Town {
  const town = new Town();
  const names = new StreetNames(new Random(`${seed}:names`));
  const corners = drawCorners(new Random(`${seed}:plan`));
  layIsland(town, corners);
  layMainRoads(town, corners);
  buildOldTown(town, names, corners, seed);
  drawWijken(town, corners);
  let count = 0;
  rings.forEach((fabrics, ring) => {
    fabrics.forEach((fabric, sector) => {
      const theme = names.nextTheme();
      const cell = cellAt(corners, ring, sector, theme.nextName);
      town.buurten.push({
        code: cell.code,
        naam: buurtName(fabric, theme.buurt, sector),
        wijk: `WK${cell.code.slice(2, 8)}`,
        ring: [...cell.corners],
      });
      count += 1;
      if ((count - 1) % everyNth === 0)
        buildQuarter(town, names, cell, fabric, new Random(`${seed}:${cell.code}`));
    });
  });
  return town;
}

/** Where ring roads and radial roads meet; further out less and less of a circle. */
function drawCorners(random: Random): Point[][] {
  const radii = [500, 955, 1_440, 1_960];
  const unevenness = [0, 45, 95, 150];
  return radii.map((radius, ring) =>
    Array.from({ length: sectors }, (_, sector) =>
      polar(
        radius + random.between(-1, 1) * (unevenness[ring] ?? 0),
        (sector / sectors) * fullTurn + random.between(-1, 1) * 0.035 * Math.min(ring, 2),
      ),
    ),
  );
}

function cornerAt(corners: readonly Point[][], ring: number, sector: number): Point {
  return corners[ring]?.[sector % sectors] ?? [0, 0];
}

function cellAt(corners: readonly Point[][], ring: number, sector: number, nextName: () => string): Cell {
  const wijk = Math.floor(sector / sectorsPerWijk);
  const wijkNumber = 1 + ring * 4 + wijk;
  const code = `BU9999${String(wijkNumber).padStart(2, '0')}${String(sector % sectorsPerWijk).padStart(2, '0')}`;
  return {
    corners: [
      cornerAt(corners, ring, sector),
      cornerAt(corners, ring, sector + 1),
      cornerAt(corners, ring + 1, sector + 1),
      cornerAt(corners, ring + 1, sector),
    ],
    code,
    district: String(8_950 + wijkNumber),
    nextName,
  };
}

function buildOldTown(town: Town, names: StreetNames, corners: readonly Point[][], seed: number): void {
  const quarters = ['Marktkwartier', 'Noorderkwartier', 'Westerkwartier', 'Zuiderkwartier'];
  quarters.forEach((naam, quarter) => {
    const ring: Point[] = [[0, 0], ...[0, 1, 2, 3].map(step => cornerAt(corners, 0, quarter * 3 + step))];
    town.buurten.push({ code: `BU999900${String(quarter).padStart(2, '0')}`, naam, wijk: 'WK999900', ring });
  });
  const buurtAt = (angle: number): string => {
    const turn = (((angle + 1e-6) % fullTurn) + fullTurn) % fullTurn;
    return `BU999900${String(Math.floor((turn / fullTurn) * 4)).padStart(2, '0')}`;
  };
  buildCentre({ town, names, random: new Random(`${seed}:centre`), district: '8950', buurtAt });
}

function drawWijken(town: Town, corners: readonly Point[][]): void {
  town.wijken.push({ code: 'WK999900', naam: wijkNames[0][0], ring: corners[0] ?? [] });
  for (let ring = 0; ring < rings.length; ring++) {
    for (let wijk = 0; wijk < sectors / sectorsPerWijk; wijk++) {
      const steps = Array.from({ length: sectorsPerWijk + 1 }, (_, step) => wijk * sectorsPerWijk + step);
      const inner = steps.map(step => cornerAt(corners, ring, step));
      const outer = steps.map(step => cornerAt(corners, ring + 1, step)).reverse();
      const code = `WK9999${String(1 + ring * 4 + wijk).padStart(2, '0')}`;
      town.wijken.push({ code, naam: wijkNames[ring + 1]?.[wijk] ?? code, ring: [...inner, ...outer] });
    }
  }
}

function buurtName(fabric: Fabric, theme: string, sector: number): string {
  if (fabric === 'business')
    return ['Bedrijvenpark De Kavel', 'Bedrijvenpark Oost', 'Havenpark'][sector % 3] ?? 'Bedrijvenpark';
  if (fabric === 'station') return 'Stationsbuurt';
  if (fabric === 'park') return sector < 6 ? 'Stadspark' : 'Sportpark';
  if (fabric === 'lake') return 'Meerplas';
  if (fabric === 'fields') return sector < 8 ? 'Westerpolder' : 'Zuiderpolder';
  return theme;
}

function buildQuarter(town: Town, names: StreetNames, cell: Cell, fabric: Fabric, random: Random): void {
  const site = { town, cell, random };
  const business = (): string => names.nextBusinessName();
  if (fabric === 'thirties') buildThirties(site);
  else if (fabric === 'post-war') buildPostWar(site);
  else if (fabric === 'flats') buildFlats(site);
  else if (fabric === 'cauliflower') buildCauliflower(site);
  else if (fabric === 'vinex') buildVinex(site);
  else if (fabric === 'business') buildBusinessPark(site, business);
  else if (fabric === 'station') buildStationQuarter(site, business);
  else layOpenGround(town, cell, fabric);
}

function layOpenGround(town: Town, cell: Cell, fabric: 'park' | 'lake' | 'fields'): void {
  town.ground(fabric === 'fields' ? 'sports' : 'green', inset(cell, 0.02));
  if (fabric === 'fields') {
    layDitches(town, cell);
    return;
  }
  town.ground(
    'water',
    blob(cell, fabric === 'lake' ? 0.36 : 0.17),
    fabric === 'lake' ? 'Meerplas' : 'Vijver',
  );
  for (const u of [0.2, 0.8])
    town.road('path', null, [place(cell, u, 0.04), place(cell, 1 - u, 0.5), place(cell, u, 0.96)]);
}

/** Polder land is drained by straight ditches. */
function layDitches(town: Town, cell: Cell): void {
  for (let ditch = 1; ditch < 12; ditch++) {
    const from = place(cell, ditch / 12, 0.05);
    const to = place(cell, ditch / 12, 0.95);
    town.ground('water', rectangle(from, to, 0, -1.5, distance(from, to), 3));
  }
}

function inset(cell: Cell, share: number): Point[] {
  return [
    place(cell, share, share),
    place(cell, 1 - share, share),
    place(cell, 1 - share, 1 - share),
    place(cell, share, 1 - share),
  ];
}

/** A pond with a soft outline. */
function blob(cell: Cell, size: number): Point[] {
  return Array.from({ length: 40 }, (_, step) => {
    const angle = (step / 40) * fullTurn;
    const radius = size * (1 + 0.16 * Math.sin(angle * 3) + 0.08 * Math.cos(angle * 5));
    return place(cell, 0.5 + radius * Math.cos(angle), 0.5 + radius * Math.sin(angle));
  });
}

function layMainRoads(town: Town, corners: readonly Point[][]): void {
  const ringNames = ['Vestingring', 'Singelring', 'Veldring', 'Dijkring'];
  corners.forEach((ring, index) => {
    const [first] = ring;
    if (first) town.road('main', ringNames[index] ?? null, [...ring, first]);
  });
  for (let sector = 0; sector < sectors; sector++) {
    town.road(
      'main',
      `${sector + 1}e Invalsweg`,
      corners.map(ring => ring[sector] ?? [0, 0]),
    );
  }
  const east = cornerAt(corners, 1, 0);
  const north = cornerAt(corners, 1, 1);
  const platform = between(east, north, 0.5);
  const [dx, dy] = [(north[0] - east[0]) / 250, (north[1] - east[1]) / 250];
  town.road('rail', 'Kavellijn', [
    [platform[0] - dx * 1_560, platform[1] - dy * 1_560],
    [platform[0] + dx * 1_560, platform[1] + dy * 1_560],
  ]);
}

/** The island ends in a dike some way beyond the last road. */
function layIsland(town: Town, corners: readonly Point[][]): void {
  const shore = corners.at(-1) ?? [];
  const points = shore.flatMap((point, index) => {
    const next = shore[(index + 1) % shore.length] ?? point;
    return [0, 0.25, 0.5, 0.75].map(share => {
      const [east, north] = between(point, next, share);
      const radius = Math.hypot(east, north);
      const beyond = 1 + (190 + 40 * Math.sin((index + share) * 1.9)) / radius;
      return [east * beyond, north * beyond] as const;
    });
  });
  town.grounds.push({ kind: 'land', name: 'Kavelstede', points });
}

/** Where the station is: on the line, at the head of the station quarter. */
export function stationOf(town: Town): Point {
  const line = town.grounds.find(({ kind }) => kind === 'rail')?.points ?? [];
  return between(line[0] ?? [0, 0], line[1] ?? [0, 0], 0.5);
}
