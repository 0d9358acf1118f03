import { fullAddress, type Language, type RealEstateObject, streetAddress } from '@kavel/contracts';

interface Description {
  title: string;
  description: string;
}

type Facts = { area: string; year: string; label: string };

const words: Record<
  Language,
  { title: (address: string) => string; text: (address: string, facts: string) => string; facts: Facts }
> = {
  nl: {
    title: address => `Wat is ${address} waard?`,
    text: (address, facts) => `${address}${facts}: de geschatte waarde met bandbreedte, en waar zij op rust.`,
    facts: { area: 'm²', year: 'bouwjaar', label: 'energielabel' },
  },
  en: {
    title: address => `What is ${address} worth?`,
    text: (address, facts) => `${address}${facts}: the estimated value with its range, and what it rests on.`,
    facts: { area: 'm²', year: 'built', label: 'energy label' },
  },
  de: {
    title: address => `Was ist ${address} wert?`,
    text: (address, facts) => `${address}${facts}: der geschätzte Wert mit Spanne, und worauf er beruht.`,
    facts: { area: 'm²', year: 'Baujahr', label: 'Energielabel' },
  },
};

/** An address in words. The value is not among them: it changes, and what was shared stays. */
export function describeObject(object: RealEstateObject, language: Language): Description {
  const { title, text, facts } = words[language];
  const { oppervlakte, bouwjaar, energielabel, woonplaats } = object;
  const known = [
    oppervlakte ? `${oppervlakte} ${facts.area}` : null,
    bouwjaar ? `${facts.year} ${bouwjaar}` : null,
    energielabel ? `${facts.label} ${energielabel}` : null,
  ].filter(fact => fact !== null);
  const inBrackets = known.length > 0 ? ` (${known.join(', ')})` : '';
  return {
    title: title(`${streetAddress(object)}, ${woonplaats}`),
    description: text(fullAddress(object), inBrackets),
  };
}

/** The same by schema.org. */
export function structuredObject(object: RealEstateObject): object {
  const { oppervlakte, bouwjaar, postcode, woonplaats, lon, lat } = object;
  return {
    '@type': 'Accommodation',
    address: {
      '@type': 'PostalAddress',
      streetAddress: streetAddress(object),
      ...(postcode ? { postalCode: postcode } : {}),
      addressLocality: woonplaats,
      addressCountry: 'NL',
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
    ...(oppervlakte
      ? { floorSize: { '@type': 'QuantitativeValue', value: oppervlakte, unitCode: 'MTK' } }
      : {}),
    ...(bouwjaar ? { yearBuilt: bouwjaar } : {}),
  };
}
