import { setImmediate } from 'node:timers/promises';
import type { Street } from '@kavel/catalogue';
import { perSnapshot } from '@kavel/catalogue';
import type { RecordBatch } from '@kavel/locator-index';
import { postcodeCode, rangeFields, type SnapshotIndex, snapshotIndex } from '@kavel/locator-index';
import type { FoundAddress } from './found-address';
import { suffixKey } from './normalise';

/** Maximum number of addresses with the typed number in one street, including additions. */
const mostOfNumber = 200;
/** More than are shown per street, because additions are sorted after reading. */
const spare = 6;
const streetsPerBreak = 20_000;
const lettersOfPostcode = 676;

/** Addresses by street and by postcode, sorted by street and house number. */
export class AddressBook {
  private readonly numbers: Uint32Array;
  private readonly byAddress: Uint32Array;
  private readonly suffixes: string[] = [];
  private readonly streetNumbers = new Map<string, Map<string, number>>();

  private constructor(private readonly index: SnapshotIndex) {
    const { header, layout, memory } = index;
    this.numbers = new Uint32Array(memory.buffer, layout.houseNumbers, header.objects);
    this.byAddress = new Uint32Array(memory.buffer, layout.byAddress, header.objects);
  }

  /** Yields to the event loop, so that other requests are answered. */
  static async of(index: SnapshotIndex): Promise<AddressBook> {
    const book = new AddressBook(index);
    for (const [number, [straat, woonplaats]] of index.texts.streets.entries()) {
      if (number % streetsPerBreak === 0) await setImmediate();
      const places = book.streetNumbers.get(straat) ?? new Map<string, number>();
      places.set(woonplaats, number);
      book.streetNumbers.set(straat, places);
    }
    return book;
  }

  /**
   * Addresses with the number, then some with a longer number that starts with it; the first ones while no number is
   * typed.
   */
  async onStreets(
    streets: readonly Street[],
    huisnummer: number | null,
    limit: number,
  ): Promise<FoundAddress[]> {
    const some = Math.max(2, Math.ceil(limit / streets.length)) + spare;
    const places = streets.flatMap(({ straat, woonplaats }) => {
      const number = this.streetNumbers.get(straat)?.get(woonplaats);
      if (number === undefined) return [];
      return this.placesOn(number, huisnummer, huisnummer === null ? some : mostOfNumber, some);
    });
    return this.read(places);
  }

  /** Addresses of a full or partial postcode; those with the typed number before longer ones. */
  async ofPostcode(beginning: string, huisnummer: number | null, limit: number): Promise<FoundAddress[]> {
    const exact: FoundAddress[] = [];
    const longer: FoundAddress[] = [];
    for (const [code, street] of this.streetsOf(beginning)) {
      const found = await this.read(
        this.placesOn(street, huisnummer, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY),
      );
      for (const address of found) {
        if (address.postcode === null || postcodeCode(address.postcode) !== code) continue;
        if (huisnummer === null || address.huisnummer === huisnummer) exact.push(address);
        else longer.push(address);
      }
      if (exact.length >= limit) break;
    }
    return [...exact, ...longer];
  }

  /** Index numbers of a street, or of streets with addresses in a full postcode. */
  streetsAt(place: Street | { postcode: string }): number[] {
    if ('postcode' in place) return Array.from(this.streetsOf(place.postcode), ([, street]) => street);
    const number = this.streetNumbers.get(place.straat)?.get(place.woonplaats);
    return number === undefined ? [] : [number];
  }

  /** Index positions of the addresses with exactly this number. */
  positionsOf(street: number, huisnummer: number): Uint32Array {
    const end = this.index.streetStarts[street + 1] ?? 0;
    const from = this.firstFrom(street, huisnummer, end);
    let to = from;
    while (to < end && this.numbers[to] === huisnummer) to += 1;
    return this.byAddress.subarray(from, to);
  }

  private firstFrom(street: number, huisnummer: number, end: number): number {
    let from = this.index.streetStarts[street] ?? end;
    let to = end;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.numbers[middle] ?? 0) < huisnummer) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** Ranks in address order; exact numbers first. */
  private placesOn(
    street: number,
    huisnummer: number | null,
    mostExact: number,
    mostLonger: number,
  ): number[] {
    const from = this.index.streetStarts[street] ?? 0;
    const to = this.index.streetStarts[street + 1] ?? from;
    const exact: number[] = [];
    const longer: number[] = [];
    for (let place = from; place < to && exact.length < mostExact; place++) {
      const number = this.numbers[place] ?? 0;
      if (huisnummer === null || number === huisnummer) exact.push(place);
      else if (longer.length < mostLonger && String(number).startsWith(String(huisnummer)))
        longer.push(place);
    }
    return [...exact, ...longer];
  }

  private *streetsOf(beginning: string): Generator<[code: number, street: number]> {
    const { postcodes } = this.index.texts;
    const [from, to] = codesOf(beginning);
    for (let pair = firstPair(postcodes, from); pair < postcodes.length / 2; pair++) {
      const code = postcodes[pair * 2] ?? 0;
      if (code >= to) return;
      yield [code, postcodes[pair * 2 + 1] ?? 0];
    }
  }

  nameOf(street: number): string {
    return this.index.texts.streets[street]?.[0] ?? '';
  }

  /** Records by position in the index. */
  records(positions: readonly number[]): Promise<RecordBatch> {
    return this.index.records.batch(positions);
  }

  /** Suffix key of a letter and addition, by their index in the texts. */
  suffixOf(detail: number): string {
    const known = this.suffixes[detail];
    if (known !== undefined) return known;
    const [huisletter, toevoeging] = this.index.texts.details[detail] ?? [null, null];
    const key = suffixKey(huisletter, toevoeging);
    this.suffixes[detail] = key;
    return key;
  }

  private async read(places: readonly number[]): Promise<FoundAddress[]> {
    const positions = places.map(place => this.byAddress[place] ?? 0);
    const records = await this.index.records.read(positions);
    return records.map((record, at) => ({
      ...record,
      oppervlakte: rangeFields(this.index, positions[at] ?? 0).oppervlakte,
      suffixKey: suffixKey(record.huisletter, record.huisnummertoevoeging),
    }));
  }
}

/** Range of postcode codes with this prefix: four digits and at most two letters. */
function codesOf(beginning: string): [from: number, to: number] {
  const first = postcodeCode(beginning.padEnd(6, 'A')) ?? 0;
  const covered = [lettersOfPostcode, 26, 1][beginning.length - 4] ?? 1;
  return [first, first + covered];
}

function firstPair(postcodes: readonly number[], least: number): number {
  let from = 0;
  let to = postcodes.length / 2;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((postcodes[middle * 2] ?? 0) < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Address book of a snapshot. */
export const addressBookOf = perSnapshot(async snapshot => AddressBook.of(await snapshotIndex(snapshot)));
