import type { OwnSaleColumn } from '@kavel/contracts/transactions';
import type { Headings } from '../../../../common/table-import';

/** How brokers and owners head their columns in Dutch, English and German, without spaces and signs. */
export const saleHeadings: Headings<OwnSaleColumn> = {
  address: ['adres', 'address', 'adresse', 'objectadres', 'volledigadres', 'locatie', 'object'],
  postcode: ['postcode', 'zip', 'zipcode', 'postalcode', 'plz', 'postleitzahl'],
  huisnummer: ['huisnummer', 'huisnr', 'nummer', 'housenumber', 'hausnummer'],
  toevoeging: ['toevoeging', 'huisnummertoevoeging', 'huisletter', 'addition', 'zusatz'],
  date: [
    ...['transactiedatum', 'verkoopdatum', 'datumtransactie', 'datum', 'date', 'transactiondate', 'saledate'],
    ...['ingangsdatum', 'huuringang', 'passeerdatum', 'transaktionsdatum', 'verkaufsdatum'],
  ],
  price: [
    ...['prijs', 'koopsom', 'verkoopprijs', 'transactieprijs', 'huurprijs', 'huur', 'price', 'saleprice'],
    ...['rent', 'preis', 'kaufpreis', 'miete'],
  ],
  propertyType: [
    'koophuur',
    'huurkoop',
    'transactietype',
    'soorttransactie',
    'dealtype',
    'typedeal',
    'kaufmiete',
  ],
  reference: ['referentie', 'kenmerk', 'reference', 'referenz', 'id'],
  area: ['oppervlakte', 'gbo', 'woonoppervlakte', 'vvo', 'm2', 'area', 'fläche', 'wohnfläche'],
  rooms: ['kamers', 'aantalkamers', 'rooms', 'zimmer'],
  plot: ['perceel', 'perceeloppervlakte', 'plot', 'plotarea', 'grundstück'],
  woningtype: ['woningtype', 'typewoning', 'dwellingtype', 'haustyp'],
  subtype: ['subtype', 'soortobject'],
  koopconditie: ['koopconditie', 'conditie', 'kkvon', 'condition'],
  energielabel: ['energielabel', 'label', 'energylabel', 'energieklasse'],
  onderhoudBinnen: ['onderhoudbinnen', 'maintenanceinside', 'zustandinnen'],
  onderhoudBuiten: ['onderhoudbuiten', 'maintenanceoutside', 'zustandaussen'],
  bouwvorm: ['bouwvorm', 'bestaandnieuw', 'buildform'],
  bar_kk_hi: ['barkkhi', 'bar', 'barkk', 'giy'],
  bar_kk_thi: ['barkkthi'],
  bar_kk_mh: ['barkkmh'],
  thi: ['thi', 'theoretischehuur', 'theoretischehuurinkomsten'],
  walt: ['walt', 'wault'],
};
