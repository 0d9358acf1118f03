import { type OwnSaleColumn, ownSaleColumns } from '@kavel/contracts/transactions';
import { guessColumns } from '@kavel/table-import';
import { de } from '../i18n/de';
import { en } from '../i18n/en';
import { nl } from '../i18n/nl';
import { neededColumns, readingOf, saleHeadings } from './sale-headings';

/** Each recognised column with its heading. */
function recognised(heading: readonly string[]): Partial<Record<OwnSaleColumn, string>> {
  const guess = guessColumns(heading, saleHeadings);
  return Object.fromEntries(Object.entries(guess).map(([column, at]) => [column, heading[at]]));
}

test('headings of brokers are recognised', () => {
  const heading = ['Adres', 'Transactiedatum', 'Koopsom (€)', 'GBO', 'Energielabel', 'Koop/huur', 'Makelaar'];
  expect(recognised(heading)).toEqual({
    address: 'Adres',
    date: 'Transactiedatum',
    price: 'Koopsom (€)',
    area: 'GBO',
    energielabel: 'Energielabel',
    propertyType: 'Koop/huur',
  });
});

test('letter and addition of a house number are two columns', () => {
  const heading = ['Postcode', 'Huisnummer', 'Huisletter', 'Toevoeging', 'Datum', 'Koopsom'];
  expect(recognised(heading)).toMatchObject({ huisletter: 'Huisletter', toevoeging: 'Toevoeging' });
});

test('headings of the Kadaster are recognised, with what it marks', () => {
  const heading = [
    ...['Postcode', 'Huisnummer', 'Toevoeging', 'Type', 'Datum', 'Koopsom'],
    ...['Familietransactie', 'Meerdere objecten', 'Verhuurd'],
  ];
  expect(recognised(heading)).toEqual({
    postcode: 'Postcode',
    huisnummer: 'Huisnummer',
    toevoeging: 'Toevoeging',
    woningtype: 'Type',
    date: 'Datum',
    price: 'Koopsom',
    family: 'Familietransactie',
    severalObjects: 'Meerdere objecten',
    rentedOut: 'Verhuurd',
  });
});

test.each([
  [
    'date',
    ['Datum transport', 'Passeerdatum', 'Datum akte', 'Ingangsdatum huur', 'Sale date', 'Closing date'],
  ],
  ['price', ['Koopprijs', 'Transactieprijs (EUR)', 'Verkoopprijs in €', 'Kale huur per maand', 'Huur p/m']],
  ['price', ['Transaction price', 'Purchase price (€)', 'Monthly rent', 'Annual rent']],
  [
    'area',
    ['Gebruiksoppervlakte wonen', 'Oppervlakte m²', 'VVO (m2)', 'Woonopp.', 'Floor area (sqm)', 'GBO in m2'],
  ],
  ['plot', ['Perceeloppervlakte (m²)', 'Perceelgrootte', 'Plot size', 'Lot size m2']],
  ['rooms', ['Aantal kamers', 'Number of rooms']],
  ['koopconditie', ['k.k. / v.o.n.', 'Conditie', 'Sale conditions']],
  ['energielabel', ['Energie-label', 'Energy rating', 'EPC']],
  ['onderhoudBinnen', ['Staat onderhoud binnen', 'Interior condition']],
  ['onderhoudBuiten', ['Onderhoudstoestand buiten', 'Exterior condition']],
  ['bouwvorm', ['Bestaand/nieuw', 'Soort bouw']],
  ['bar_kk_hi', ['BAR k.k. (%)', 'Bruto aanvangsrendement', 'Gross initial yield']],
  ['thi', ['Theoretische huurinkomsten (€ per jaar)', 'Theoretical rental income']],
  ['walt', ['WALT (jaar)', 'WAULT']],
] as const)('%s is recognised as %j', (column, headings) => {
  for (const heading of headings) expect(recognised([heading])).toEqual({ [column]: heading });
});

test('a price per m² is no price', () => {
  for (const heading of [
    'Prijs per m²',
    'Prijs (€/m²)',
    'Huurprijs (€ per m2 per jaar)',
    'Price/m2',
    'Koopsom / m²',
  ])
    expect(recognised([heading])).toEqual({});
});

test.each([nl, en, de])('the labels of the page itself are recognised', ({ fields }) => {
  for (const column of ownSaleColumns)
    expect(recognised([fields[column]])).toEqual({ [column]: fields[column] });
});

test('no heading names two columns', () => {
  const names = Object.values(saleHeadings).flat();
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('an address, or postcode and number, is needed with date and price', () => {
  expect(neededColumns({ address: 0, postcode: 1, huisnummer: 2 })).toEqual(['address', 'date', 'price']);
  expect(neededColumns({ postcode: 1, huisnummer: 2 })).toEqual(['postcode', 'huisnummer', 'date', 'price']);
  expect(neededColumns({ postcode: 1 })).toEqual(['address', 'postcode', 'huisnummer', 'date', 'price']);
});

test('the heading of the price tells rents, and of what period', () => {
  expect(readingOf('Koopsom')).toEqual({});
  expect(readingOf('Huurprijs')).toEqual({ propertyType: 'huur', rentPer: 'month' });
  for (const yearly of ['Jaarhuur', 'Huur (€ per jaar)', 'Huur p/j', 'Annual rent', 'Jahresmiete'])
    expect(readingOf(yearly)).toEqual({ propertyType: 'huur', rentPer: 'year' });
});
