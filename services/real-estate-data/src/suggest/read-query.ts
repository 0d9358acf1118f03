import { normalise } from './normalise';

/** The parsed query typed so far. */
export interface AddressQuery {
  /** 16 digits, when the query is an id; else null. */
  objectId: string | null;
  /** From four digits to a full postcode. */
  postcode: string | null;
  streetWords: string[];
  placeWords: string[];
  huisnummer: number | null;
  /** Letter and addition combined, upper case. */
  suffix: string;
}

/** `7323`, `7323a`, `7323aa`, or `7323aa129` with the number attached. */
const postcodeToken = /^([1-9]\d{3})(?:([a-z]{2})(\d{1,5}[a-z]{0,3})?|([a-z]?))$/;
const suffixToken = /^(?:\d{1,4}[a-z]{0,2}|[a-z]{1,2}\d{0,3}|bis|hs|boven|beneden)$/;

export function readQuery(text: string): AddressQuery {
  const query: AddressQuery = {
    objectId: null,
    postcode: null,
    streetWords: [],
    placeWords: [],
    huisnummer: null,
    suffix: '',
  };
  const tokens = normalise(text).split(' ').filter(Boolean);
  if (tokens.length === 1 && /^\d{16}$/.test(tokens[0] ?? ''))
    return { ...query, objectId: tokens[0] ?? null };
  const rest = takePostcode(tokens, query);
  for (const token of rest) readToken(token, query);
  return query;
}

/** A postcode is at the start, or after a house number. */
function takePostcode(tokens: readonly string[], query: AddressQuery): string[] {
  for (const [index, token] of tokens.entries()) {
    const mayBePostcode = index === 0 || tokens.slice(0, index).some(earlier => /\d/.test(earlier));
    const [, digits, pair, number, single] = postcodeToken.exec(token) ?? [];
    if (!mayBePostcode || !digits) continue;
    const next = tokens[index + 1] ?? '';
    const apart = !pair && !single && /^[a-z]{1,2}$/.test(next) ? next : '';
    const letters = pair || single || apart;
    if (index > 0 && letters.length < 2) continue;
    query.postcode = `${digits}${letters}`.toUpperCase();
    const glued = number ? [number] : [];
    return [...tokens.slice(0, index), ...glued, ...tokens.slice(index + (apart ? 2 : 1))];
  }
  return [...tokens];
}

function readToken(token: string, query: AddressQuery): void {
  const number = /^(\d{1,5})([a-z]{0,4}\d{0,3})$/.exec(token);
  const afterStreet = query.streetWords.length > 0 || query.postcode !== null;
  if (query.huisnummer === null && number && afterStreet) {
    query.huisnummer = Number(number[1]);
    query.suffix = (number[2] ?? '').toUpperCase();
  } else if (query.huisnummer === null) query.streetWords.push(token);
  else if (query.placeWords.length === 0 && suffixToken.test(token)) query.suffix += token.toUpperCase();
  else query.placeWords.push(token);
}
