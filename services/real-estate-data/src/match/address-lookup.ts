import type { Snapshot, Street } from '@kavel/catalogue';
import type { RealEstateObject } from '@kavel/contracts';
import type { RecordBatch } from '@kavel/locator-index';
import { exactFiguresOf, type Figures, postcodeCode } from '@kavel/locator-index';
import { type AddressBook, addressBookOf } from '../suggest/address-book';

/** A location named in a line. */
export type Place = { postcode: string } | Street;

/** Query of a line: a house number in any of these locations. */
export interface Question {
  places: readonly Place[];
  huisnummer: number;
  /** Letter and addition as suffix key; empty for none. */
  suffix: string;
}

/** An address with the number and location of a line. */
export interface Found {
  straat: string;
  /** Its index among all read addresses. */
  at: number;
}

/** Addresses with one number in one street, contiguous among all read addresses. */
interface Houses {
  straat: string;
  /** Only those with this postcode, as `postcodeCode`. */
  code: number | null;
  from: number;
  to: number;
}

const nobody: readonly Houses[] = [];

/** Answers the queries of many lines: addresses are found in memory and read in one batch. */
export class AddressLookup {
  private constructor(
    private readonly book: AddressBook,
    private readonly figuresOf: (position: number) => Figures,
    private readonly questions: readonly (Question | null)[],
    private readonly houses: readonly (readonly Houses[])[],
    private readonly positions: readonly number[],
    private readonly records: RecordBatch,
  ) {}

  /** One query per line; null when there is nothing to look up. */
  static async of(snapshot: Snapshot, questions: readonly (Question | null)[]): Promise<AddressLookup> {
    const [book, figuresOf] = await Promise.all([addressBookOf(snapshot), exactFiguresOf(snapshot)]);
    const gathered = new Gathered(book);
    const houses = questions.map(question => (question ? gathered.housesOf(question) : nobody));
    const records = await book.records(gathered.positions);
    return new AddressLookup(book, figuresOf, questions, houses, gathered.positions, records);
  }

  /** With any letter and addition. */
  withNumber(line: number): Found[] {
    return this.found(line, undefined);
  }

  /** With exactly the letter and addition of the line. */
  fitting(line: number): Found[] {
    return this.found(line, this.questions[line]?.suffix);
  }

  objectAt(at: number): RealEstateObject {
    return Object.assign(this.records.fieldsAt(at), this.figuresOf(this.positions[at] ?? 0));
  }

  private found(line: number, suffix: string | undefined): Found[] {
    const { book, records } = this;
    const found: Found[] = [];
    for (const { straat, code, from, to } of this.houses[line] ?? nobody) {
      for (let at = from; at < to; at++) {
        if (code !== null && records.postcodeAt(at) !== code) continue;
        if (suffix === undefined || book.suffixOf(records.detailAt(at)) === suffix)
          found.push({ straat, at });
      }
    }
    return found;
  }
}

/** Greater than any house number. */
const numbersOfStreet = 100_000;

/** Addresses to read, without duplicates. */
class Gathered {
  readonly positions: number[] = [];
  private readonly known = new Map<number, Pick<Houses, 'from' | 'to'>>();

  constructor(private readonly book: AddressBook) {}

  housesOf({ places, huisnummer }: Question): Houses[] {
    const houses: Houses[] = [];
    for (const place of places) {
      const code = 'postcode' in place ? postcodeCode(place.postcode) : null;
      for (const street of this.book.streetsAt(place)) {
        const { from, to } = this.placesOf(street, huisnummer);
        if (to > from) houses.push({ straat: this.book.nameOf(street), code, from, to });
      }
    }
    return houses;
  }

  private placesOf(street: number, huisnummer: number): Pick<Houses, 'from' | 'to'> {
    const key = street * numbersOfStreet + huisnummer;
    const known = this.known.get(key);
    if (known) return known;
    const from = this.positions.length;
    for (const position of this.book.positionsOf(street, huisnummer)) this.positions.push(position);
    const places = { from, to: this.positions.length };
    this.known.set(key, places);
    return places;
  }
}
