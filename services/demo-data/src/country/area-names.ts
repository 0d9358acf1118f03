import { hashText } from '../random';

const stems =
  `Molen Kerk Linden Zuider Noorder Ooster Wester Berken Eiken Haven Stations Veld Meer Dijk Beek Heide Bos
  Weide Akker Zand Klei Brink Sluis Brug Duin Park Rozen Merel Valken Zwanen Ganzen Hoven`.split(/\s+/);
const ends = {
  wijk: ['wijk', 'stad', 'zijde', 'poort', 'rand'],
  buurt: ['buurt', 'kwartier', 'veld', 'hoek', 'polder', 'akkers', 'burg', 'dal', 'donk', 'horst', 'laar'],
} as const;

/** Name of the n-th area: neighbours in a gemeente have different ones. */
export function areaName(kind: keyof typeof ends, number: number, gemeentecode: string): string {
  const place = number + (hashText(gemeentecode) % 1_000);
  const suffixes = ends[kind];
  const stem = stems[place % stems.length];
  return `${stem}${suffixes[Math.floor(place / stems.length) % suffixes.length]}`;
}
