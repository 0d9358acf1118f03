import { guessColumns } from '../../../../common/table-import/model/column-choice';
import { saleHeadings } from './sale-headings';

test('headings of brokers are known', () => {
  const heading = ['Adres', 'Transactiedatum', 'Koopsom (€)', 'GBO', 'Energielabel', 'Koop/huur', 'Makelaar'];
  expect(guessColumns(heading, saleHeadings)).toEqual({
    address: 0,
    date: 1,
    price: 2,
    area: 3,
    energielabel: 4,
    propertyType: 5,
  });
  expect(
    guessColumns(['Postcode', 'Huisnummer', 'Toevoeging', 'Huurprijs', 'Ingangsdatum'], saleHeadings),
  ).toEqual({
    postcode: 0,
    huisnummer: 1,
    toevoeging: 2,
    price: 3,
    date: 4,
  });
});
