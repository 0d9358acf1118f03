import type { Language } from '@kavel/contracts';
import type { Surroundings } from '@kavel/contracts/objects';
import type { Drawn } from './site-map';

/** A picture that a document names, such as `map.svg`; the end of its name says its format. */
export interface Picture {
  name: string;
  bytes: Uint8Array;
}

/** What a document rests on. */
export interface Origin {
  /** Versions of the catalogue. */
  catalogues: string[];
  /** ISO date. */
  dataDate: string;
  models: string[];
  /** Keys of `sources` in the templates' texts. */
  sources: string[];
  /** Whether any of the data is generated. */
  fictional: boolean;
}

/** What every document has, besides the figures of its template. No date of making: the same data give the same bytes. */
export interface Content {
  language: Language;
  title: string;
  /** ISO date. */
  date: string;
  /** Id of what the document is about. */
  object: string;
  origin: Origin;
  /** What lies around the address that the document is about. */
  surroundings?: Drawn | null;
  /** Maps to draw, by the names that the content gives them. */
  maps?: Readonly<Record<string, Surroundings>>;
  /** Pictures that the content names. */
  pictures?: readonly Picture[];
}

/** Date in the id of a snapshot, `20261120-081244123-…`; null when it has none. */
export function dateOfSnapshot(id: string): string | null {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)-/.exec(id) ?? [];
  return year && month && day ? `${year}-${month}-${day}` : null;
}

/** Postcode with a space that keeps it on one line; empty without one. */
export function postcodeOf({ postcode }: { postcode: string | null }): string {
  return postcode ? `${postcode.slice(0, 4)}\u00a0${postcode.slice(4)}` : '';
}

/** Text on one line, without characters that a PDF cannot hold. */
export function lineOf(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\s]+/gu, ' ').trim();
}
