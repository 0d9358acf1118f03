import { fullAddress, streetAddress } from '@kavel/contracts';
import type { ProjectCells, ProjectStatus } from '@kavel/contracts/projects';
import { isoDay } from '../deals/deals';
import { Random } from '../random';
import { gemeente, type NumberedUnit, numbered } from './numbered';
import type { Town } from './town';

/** Body of an import of projects, as the page sends it for the export of a tracker. */
export interface ProjectImportFile {
  name: string;
  rows: { line: number; cells: ProjectCells }[];
}

/** Days from today: when a project of this status begins, how long it takes, and whether it is closed. */
interface Course {
  count: number;
  from: number;
  to: number;
  days: [number, number];
}

const courses: Readonly<Record<ProjectStatus, Course>> = {
  open: { count: 6, from: 14, to: 40, days: [14, 40] },
  planned: { count: 7, from: 2, to: 21, days: [7, 28] },
  'in-progress': { count: 8, from: -30, to: -3, days: [21, 45] },
  'in-review': { count: 5, from: -45, to: -20, days: [20, 40] },
  done: { count: 8, from: -120, to: -50, days: [14, 40] },
  cancelled: { count: 2, from: -90, to: -50, days: [7, 20] },
};
const services = ['Taxatie', 'Opname', 'Energielabel', 'Verduurzamingsadvies', 'Huurcheck'] as const;
const orders = ['KVS-JAARTAXATIE', 'KVS-VERDUURZAMING', 'KVS-VERKOOP'] as const;
const note = 'Fictief project van de demonstratie.';
const dayMs = 86_400_000;

/** Fictional assignments in the town around a day, as the export of a tracker: some without a place, an end or an order. */
export function projectRows(town: Town, seed: number, today: Date): ProjectImportFile {
  const units = [...numbered(town)];
  const rows = Object.entries(courses).flatMap(([status, course]) =>
    Array.from({ length: course.count }, () => ({ status, course })),
  );
  return {
    name: 'demo-projecten.csv',
    rows: rows.map(({ status, course }, at) => ({
      line: at + 2,
      cells: cellsOf(at, status, course, { units, random: new Random(`${seed}:project:${at}`), today }),
    })),
  };
}

interface Draw {
  units: readonly NumberedUnit[];
  random: Random;
  today: Date;
}

function cellsOf(at: number, status: string, course: Course, { units, random, today }: Draw): ProjectCells {
  const day = (offset: number): string => isoDay(Math.floor(today.getTime() / dayMs) + offset);
  const start = random.whole(course.from, course.to);
  const days = random.whole(...course.days);
  const isClosed = status === 'done' || status === 'cancelled';
  const service = random.pick(services);
  const place = at % 9 === 8 ? undefined : units[random.whole(0, units.length - 1)];
  const address = place && addressOf(place);
  return {
    issue_key: `KVS-${101 + at}`,
    parent_key: at % 5 === 4 ? '' : (orders[at % orders.length] ?? ''),
    title: `${service} ${address ? streetAddress(address) : 'zonder adres'} (fictief)`,
    service,
    status,
    objectType: place?.unit.functions.includes('woonfunctie') === false ? 'commercieel' : 'woning',
    start: day(start),
    due: status === 'open' && at % 2 === 0 ? '' : day(start + days),
    closed: isClosed ? day(start + days - 2) : '',
    address: address ? fullAddress(address) : '',
    description: note,
  };
}

function addressOf({ unit }: NumberedUnit) {
  return {
    straat: unit.street.name,
    huisnummer: unit.huisnummer,
    huisletter: unit.huisletter,
    huisnummertoevoeging: unit.toevoeging,
    postcode: unit.postcode,
    woonplaats: gemeente.naam,
  };
}
