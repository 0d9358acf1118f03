import type { ParsedLine } from './parsed-line';
import { readPlainLine } from './plain-line';

const unreadable: ParsedLine = { kind: 'unreadable' };
const postcodePattern = /(?<![\dA-Za-z])([1-9]\d{3})\s?([A-Za-z]{2})(?![A-Za-z])/g;
const suffixToken =
  /^[-/]?(?:\d{1,4}[A-Za-z]{0,2}|[A-Za-z]{1,2}\d{0,3}|bis|hs|huis|boven|beneden)(?:[-/][A-Za-z0-9]{1,4})?$/i;
const numberToken = /^(\d{1,5})((?:[-/.]?[A-Za-z0-9]{1,4}){0,3})$/;

/** Parses `Straat 12A-2, 1234 AB Plaats`, `1234AB;12;A`, columns of a spreadsheet, or an id of 16 digits. */
export function parseLine(text: string): ParsedLine {
  return readPlainLine(text) ?? readAnyLine(text);
}

/** The full grammar. */
export function readAnyLine(text: string): ParsedLine {
  const line = text.replace(/["\u00a0]/g, ' ').trim();
  const id = /(?<!\d)\d{16}(?!\d)/.exec(line);
  if (id) return { kind: 'id', objectId: id[0] };
  const found = [...line.matchAll(postcodePattern)].at(-1);
  const postcode = found ? `${found[1]}${found[2]}`.toUpperCase() : null;
  const rest = found ? `${line.slice(0, found.index)} , ${line.slice(found.index + found[0].length)}` : line;
  const cells = rest.split(/[;\t|,]/).map(cell =>
    cell
      .trim()
      .split(/\s+/)
      .filter(token => /[\p{L}\d]/u.test(token)),
  );
  return readCells(
    cells.filter(cell => cell.length > 0),
    postcode,
  );
}

function readCells(cells: readonly string[][], postcode: string | null): ParsedLine {
  const before: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const at = findNumber(cell, before.length > 0, postcode !== null);
    if (at < 0) {
      before.push(...cell);
      continue;
    }
    const street = [...before, ...cell.slice(0, at)].join(' ') || null;
    if (!street && !postcode) return unreadable;
    return readRest(street, postcode, cell.slice(at), cells.slice(index + 1));
  }
  return unreadable;
}

/**
 * Position of the house number in a cell. In `Plein 1940 5` it is the last number; in `1e Dwarsstraat 3` the first
 * token belongs to the street; a separate cell starts with it.
 */
function findNumber(cell: readonly string[], afterStreet: boolean, hasPostcode: boolean): number {
  for (let at = 0; at < cell.length; at++) {
    if (!numberToken.test(cell[at] ?? '')) continue;
    if (at === 0 && !afterStreet && (!hasPostcode || streetFollows(cell))) continue;
    if (at > 0 && /^\d{4}$/.test(cell[at] ?? '') && numberToken.test(cell[at + 1] ?? '')) continue;
    return at;
  }
  return -1;
}

/** Whether a word that cannot be an addition is between the first token and a later number. */
function streetFollows([, ...rest]: readonly string[]): boolean {
  const word = rest.findIndex(token => !suffixToken.test(token));
  return word >= 0 && rest.slice(word + 1).some(token => numberToken.test(token));
}

function readRest(
  street: string | null,
  postcode: string | null,
  tokens: readonly string[],
  cells: readonly string[][],
): ParsedLine {
  const [, digits = '', glued = ''] = numberToken.exec(tokens[0] ?? '') ?? [];
  const huisnummer = Number(digits);
  if (huisnummer < 1) return unreadable;
  const suffixes = [glued];
  const place: string[] = [];
  const following = [tokens.slice(1), ...cells];
  for (const cell of following) {
    for (const token of cell) {
      if (place.length === 0 && suffixToken.test(token)) suffixes.push(token);
      else place.push(token);
    }
  }
  const suffix = suffixes
    .join('')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase();
  return { kind: 'address', postcode, street, huisnummer, suffix, place: place.join(' ') || null };
}
