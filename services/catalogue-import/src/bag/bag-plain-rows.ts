import { squareMetresOfNumbers, toGridX, toGridY } from '@kavel/catalogue/geo';
import type { PackedBagTable } from '../build/packed-bag';
import { nothing, type TextNumbers } from '../build/packed-rows';
import type { Crs, Feature, StoredRows } from '../features/read-features';
import { placeOutline, readStoredPoint } from '../geometry/stored-geometry';
import type { RecordReader } from '../geopackage/sqlite-record';
import { ByteNumbers } from '../values/byte-numbers';
import type { PlainRow } from '../values/plain-row';
import { PlainValues, required, unusual } from '../values/plain-values';
import { text } from '../values/values';
import {
  areaBounds,
  type Bounds,
  hasEnded,
  houseNumberBounds,
  isWithin,
  readFunctions,
  yearBounds,
} from './bag-rows';

/** Fills the row with a feature; false where something is unusual about it. */
export type PlainReader = (feature: Feature) => boolean;

/**
 * Reads rows of a layer as PDOK makes them, from their bytes straight to the numbers of `packedBag`: there are millions.
 * What is unusual is left to those who read any feature, and tell what is wrong with it. Null where the layer has two
 * columns for one thing.
 */
export function plainBagRows(
  table: PackedBagTable,
  rows: StoredRows,
  row: PlainRow,
  texts: TextNumbers,
  fictional: boolean,
): PlainReader | null {
  const values = new PlainValues(rows);
  const fill = (table === 'pand' ? panden : objects)(values, row, texts);
  if (values.hasDoubles) return null;
  return feature => {
    feature.locate?.();
    row.begin();
    fill(rows.reader, feature.crs, fictional ? 1 : 0);
    return row.isUsual;
  };
}

type Fill = (reader: RecordReader, crs: Crs, fictional: number) => void;

function panden(values: PlainValues, row: PlainRow, texts: TextNumbers): Fill {
  const id = values.slotOf('identificatie');
  const year = values.slotOf('bouwjaar');
  const status = values.slotOf('status');
  const statuses = statusNumbers(texts);
  return ({ record, blobStart, blobEnd }, crs, fictional) => {
    row.put(required(values.id(id)));
    row.put(within(values.whole(year), yearBounds, nothing.integer));
    row.put(values.word(status, statuses));
    const outline = row.isUsual && blobStart >= 0 ? placeOutline(record, blobStart, blobEnd, crs) : null;
    if (!outline) return row.put(unusual);
    row.put(fictional);
    row.putBytes(outline);
    row.put(outline.xmin);
    row.put(outline.ymin);
    row.put(outline.xmax);
    row.put(outline.ymax);
    row.put(Math.round(squareMetresOfNumbers(outline.numbers)));
  };
}

function objects(values: PlainValues, row: PlainRow, texts: TextNumbers): Fill {
  const slots = {
    id: values.slotOf('identificatie'),
    pand: values.slotOf('pandidentificatie', 'pand_identificatie'),
    straat: values.slotOf('openbare_ruimte', 'openbare_ruimte_naam'),
    huisnummer: values.slotOf('huisnummer'),
    huisletter: values.slotOf('huisletter'),
    toevoeging: values.slotOf('toevoeging', 'huisnummertoevoeging'),
    postcode: values.slotOf('postcode'),
    woonplaats: values.slotOf('woonplaats', 'woonplaats_naam'),
    gemeente: values.slotOf('gemeentenaam', 'bronhouder_naam'),
    functions: values.slotOf('gebruiksdoel'),
    area: values.slotOf('oppervlakte'),
    year: values.slotOf('bouwjaar'),
    status: values.slotOf('status'),
  };
  const names = new ByteNumbers(written => numberOf(text(written), texts));
  const letters = new ByteNumbers(written => numberOf(text(written)?.toUpperCase() ?? null, texts));
  const functions = new ByteNumbers(written => {
    const known = readFunctions(written).value;
    return known ? texts.numberOf(known.join(',')) : unusual;
  });
  const statuses = statusNumbers(texts);
  return ({ record, blobStart, blobEnd }, crs, fictional) => {
    const place = blobStart >= 0 ? readStoredPoint(record, crs, blobStart, blobEnd) : null;
    if (!place) return row.put(unusual);
    row.put(required(values.id(slots.id)));
    row.put(values.id(slots.pand));
    row.put(required(values.word(slots.straat, names)));
    row.put(within(values.whole(slots.huisnummer), houseNumberBounds, unusual));
    row.put(values.word(slots.huisletter, letters));
    row.put(values.word(slots.toevoeging, names));
    row.put(values.postcode(slots.postcode));
    row.put(required(values.word(slots.woonplaats, names)));
    row.put(values.word(slots.gemeente, names));
    row.put(required(values.word(slots.functions, functions)));
    row.put(within(values.whole(slots.area), areaBounds, Number.NaN));
    row.put(within(values.whole(slots.year), yearBounds, nothing.integer));
    row.put(values.word(slots.status, statuses));
    row.put(place.lon);
    row.put(place.lat);
    row.put(toGridX(place.lon));
    row.put(toGridY(place.lat));
    row.put(fictional);
    row.put(nothing.number);
  };
}

/** Of an object that has ended more has to be said. */
function statusNumbers(texts: TextNumbers): ByteNumbers {
  return new ByteNumbers(written => {
    const status = text(written);
    return status && hasEnded(status) ? unusual : numberOf(status, texts);
  });
}

function within(number: number, bounds: Bounds, nothing: number): number {
  return number === unusual || isWithin(number, bounds) ? number : nothing;
}

function numberOf(written: string | null, texts: TextNumbers): number {
  return written === null ? nothing.number : texts.numberOf(written);
}
