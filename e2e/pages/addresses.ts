import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AddressSuggestion } from '@kavel/contracts';
import type { APIRequestContext } from '@playwright/test';
import { realData } from '../environment';

/** Addresses of the demo, in the format of the suggestions. */
export async function demoAddresses(
  request: APIRequestContext,
  typed: string,
  limit = 20,
): Promise<AddressSuggestion[]> {
  const response = await request.get('/api/real-estate-data/addresses/suggest', {
    params: { q: typed, limit },
  });
  const { result } = (await response.json()) as { result: AddressSuggestion[] };
  return result.filter(({ fictional }) => fictional);
}

interface Verblijfsobject {
  openbare_ruimte: string;
  huisnummer: number;
  huisletter: string | null;
  toevoeging: string | null;
  postcode: string;
  woonplaats: string;
  gebruiksdoel: string;
}

/** Real addresses as a user would paste them from a list: homes, shops and offices. */
export function realAddresses(count: number): string[] {
  const file = readFileSync(resolve(realData, 'verblijfsobjecten.geojson'), 'utf8');
  const { features } = JSON.parse(file) as { features: { properties: Verblijfsobject }[] };
  return features
    .map(feature => feature.properties)
    .filter(({ gebruiksdoel }) => /^(woon|winkel|kantoor)functie$/.test(gebruiksdoel))
    .slice(0, count)
    .map(({ openbare_ruimte, huisnummer, huisletter, toevoeging, postcode, woonplaats }) => {
      const addition = toevoeging ? `-${toevoeging}` : '';
      return `${openbare_ruimte} ${huisnummer}${huisletter ?? ''}${addition}, ${postcode} ${woonplaats}`;
    });
}
