import type { OwnSaleColumn, PropertyType, RentPeriod } from '@kavel/contracts/transactions';
import type { ColumnChoice, Headings } from '@kavel/table-import';

/**
 * How brokers, owners and the Kadaster head their columns in Dutch, English and German, without spaces and signs; units
 * at the end are left out.
 */
export const saleHeadings: Headings<OwnSaleColumn> = {
  address: [
    ...['adres', 'objectadres', 'volledigadres', 'adresobject', 'vestigingsadres', 'locatie', 'object'],
    ...['address', 'fulladdress', 'propertyaddress', 'adresse', 'vollstandigeadresse', 'objektadresse'],
  ],
  postcode: [
    ...['postcode', 'postcode6', 'pc6', 'pc', 'postcodeobject', 'zip', 'zipcode', 'postalcode'],
    ...['plz', 'postleitzahl'],
  ],
  huisnummer: [
    ...['huisnummer', 'huisnr', 'hnr', 'huisnummerobject', 'nummer', 'housenumber', 'housenr', 'houseno'],
    ...['streetnumber', 'hausnummer', 'hausnr'],
  ],
  huisletter: ['huisletter', 'letter', 'huisnummerletter', 'houseletter', 'hausbuchstabe'],
  toevoeging: [
    ...['toevoeging', 'huisnummertoevoeging', 'huisnrtoevoeging', 'huisnummertoev', 'hnrtoevoeging', 'toev'],
    ...['addition', 'suffix', 'housenumberaddition', 'housenumbersuffix', 'zusatz'],
  ],
  date: [
    ...['transactiedatum', 'datumtransactie', 'verkoopdatum', 'datumverkoop', 'verkochtop', 'koopdatum'],
    ...['aankoopdatum', 'datumkoopovereenkomst', 'passeerdatum', 'transportdatum', 'datumtransport'],
    ...['leveringsdatum', 'leverdatum', 'datumlevering', 'overdrachtsdatum', 'datumoverdracht', 'aktedatum'],
    ...['datumakte', 'ingangsdatum', 'ingangsdatumhuur', 'ingangsdatumcontract', 'huuringang', 'startdatum'],
    ...['startdatumhuur', 'contractdatum', 'datum', 'transactiondate', 'saledate', 'dateofsale', 'solddate'],
    ...['dateoftransaction', 'closingdate', 'completiondate', 'deeddate', 'leasestart', 'leasestartdate'],
    ...['startdate', 'date', 'transaktionsdatum', 'verkaufsdatum', 'mietbeginn'],
  ],
  price: [
    ...[
      'koopsom',
      'koopprijs',
      'verkoopprijs',
      'verkoopsom',
      'aankoopprijs',
      'aankoopsom',
      'transactieprijs',
    ],
    ...['transactiesom', 'transactiebedrag', 'prijs', 'huurprijs', 'huur', 'kalehuur', 'kalehuurprijs'],
    ...['maandhuur', 'huurpermaand', 'huurprijspermaand', 'kalehuurpermaand', 'huurpm', 'huurprijspm'],
    ...['jaarhuur', 'huurperjaar', 'huurprijsperjaar', 'kalehuurperjaar', 'huurpj'],
    ...['contracthuur', 'huursom', 'purchaseprice', 'saleprice', 'salesprice', 'sellingprice', 'soldprice'],
    ...['transactionprice', 'dealprice', 'price', 'rent', 'monthlyrent', 'rentpermonth', 'annualrent'],
    ...['rentperyear', 'contractrent', 'kaufpreis', 'verkaufspreis', 'preis', 'miete', 'kaltmiete'],
    ...['monatsmiete', 'jahresmiete'],
  ],
  propertyType: [
    ...['koophuur', 'huurkoop', 'koopofhuur', 'huurofkoop', 'transactietype', 'typetransactie'],
    ...['soorttransactie', 'transactiesoort', 'typedeal', 'dealtype', 'transactiontype', 'saleorletting'],
    ...['saleorrent', 'salerent', 'kaufmiete', 'kaufodermiete'],
  ],
  reference: [
    ...['referentie', 'eigenkenmerk', 'kenmerk', 'referentienummer', 'objectnummer', 'dossiernummer'],
    ...['transactieid', 'reference', 'yourreference', 'referencenumber', 'transactionid', 'referenz'],
    ...['eigeneskennzeichen', 'kennzeichen', 'id'],
  ],
  area: [
    ...['gbo', 'gebruiksoppervlakte', 'gebruiksoppervlaktewonen', 'woonoppervlakte', 'woonopp', 'vvo', 'lfa'],
    ...['oppervlakte', 'oppervlak', 'opp', 'm2', 'livingarea', 'usablearea', 'usablefloorarea', 'floorarea'],
    ...['lettablearea', 'area', 'surface', 'sqm', 'wohnflache', 'flache', 'wohnfläche', 'fläche'],
  ],
  rooms: [
    ...['kamers', 'aantalkamers', 'kamertal', 'rooms', 'numberofrooms', 'noofrooms', 'zimmer'],
    ...['anzahlzimmer'],
  ],
  plot: [
    ...['perceel', 'perceeloppervlakte', 'perceelsoppervlakte', 'perceelgrootte', 'perceelopp', 'kavel'],
    ...['kaveloppervlakte', 'kavelgrootte', 'grondoppervlakte', 'plot', 'plotarea', 'plotsize', 'lotsize'],
    ...['landarea', 'grundstück', 'grundstücksfläche'],
  ],
  woningtype: [
    ...['woningtype', 'typewoning', 'soortwoning', 'woningsoort', 'typewoonhuis', 'dwellingtype'],
    ...['housetype', 'typeofdwelling', 'haustyp', 'wohnungstyp', 'type'],
  ],
  subtype: [...['subtype', 'objectsubtype', 'soortobject', 'objectsoort', 'propertysubtype', 'untertyp']],
  koopconditie: [
    ...['koopconditie', 'verkoopconditie', 'conditie', 'kkvon', 'kkofvon', 'purchasecondition'],
    ...['saleconditions', 'condition', 'kaufbedingung'],
  ],
  energielabel: [
    ...['energielabel', 'energielabelklasse', 'energieklasse', 'label', 'energylabel', 'energyrating'],
    ...['energyclass', 'epc', 'epclabel', 'energieausweis', 'energieeffizienzklasse'],
  ],
  onderhoudBinnen: [
    ...['onderhoudbinnen', 'staatonderhoudbinnen', 'onderhoudstoestandbinnen', 'maintenanceinside'],
    ...['insidecondition', 'interiorcondition', 'zustandinnen'],
  ],
  onderhoudBuiten: [
    ...['onderhoudbuiten', 'staatonderhoudbuiten', 'onderhoudstoestandbuiten', 'maintenanceoutside'],
    ...['outsidecondition', 'exteriorcondition', 'zustandaussen', 'zustandaußen'],
  ],
  bouwvorm: [
    ...['bouwvorm', 'soortbouw', 'bestaandnieuw', 'bestaandofnieuw', 'bestaandnieuwbouw', 'existingornew'],
    ...['buildform', 'constructiontype', 'bestandoderneubau'],
  ],
  bar_kk_hi: [
    ...['barkkhi', 'barkkhuurinkomsten', 'barhuurinkomsten', 'barkk', 'bar', 'brutoaanvangsrendement'],
    ...['giy', 'grossinitialyield', 'grossyield', 'grossyieldonrent', 'bruttorenditeaufmiete'],
  ],
  bar_kk_thi: [
    ...['barkkthi', 'barthi', 'barkktheoretischehuur', 'barkktheoretischehuurinkomsten'],
    ...['grossyieldontheoreticalrent', 'bruttorenditeauftheoretischemiete'],
  ],
  bar_kk_mh: [
    ...['barkkmh', 'barmh', 'barkkmarkthuur', 'barmarkthuur', 'grossyieldonmarketrent'],
    ...['bruttorenditeaufmarktmiete'],
  ],
  thi: [
    ...['thi', 'theoretischehuur', 'theoretischehuurinkomsten', 'theoreticalrent'],
    ...['theoreticalrentalincome', 'theoretischemiete'],
  ],
  walt: [
    ...['walt', 'wault', 'resterendelooptijd', 'gewogenresterendelooptijd', 'weightedaverageleaseterm'],
    ...['remainingleaseterm'],
  ],
  family: [
    ...['familietransactie', 'familie', 'binnendefamilie', 'familytransaction', 'withinfamily', 'family'],
    ...['familientransaktion'],
  ],
  severalObjects: [
    ...[
      'meeronroerendgoed',
      'meerdereobjecten',
      'meerobjecten',
      'meerdereobjectenindeakte',
      'severalobjects',
    ],
    ...['multipleobjects', 'mehrereobjekte'],
  ],
  auction: ['veiling', 'veilingverkoop', 'executieveiling', 'auction', 'auktion', 'versteigerung'],
  rentedOut: [
    ...['verhuurd', 'verhuurdestaat', 'inverhuurdestaat', 'verhuurdverkocht', 'rentedout', 'soldrentedout'],
    ...['tenanted', 'vermietet', 'vermietetverkauft'],
  ],
};

const placed: readonly OwnSaleColumn[] = ['postcode', 'huisnummer'];

/** What every row must have: an address, or postcode and number; the date; the price. */
export function neededColumns(guess: ColumnChoice<OwnSaleColumn>): OwnSaleColumn[] {
  const hasPlace = placed.every(column => guess[column] !== undefined);
  const place: OwnSaleColumn[] =
    guess.address !== undefined ? ['address'] : hasPlace ? [...placed] : ['address', ...placed];
  return [...place, 'date', 'price'];
}

/** What the heading of the prices tells of rows that do not say it themselves. */
export function readingOf(price: string): { propertyType?: PropertyType; rentPer?: RentPeriod } {
  if (!/huur|rent|miete/i.test(price)) return {};
  const isYearly = /jaar|\bp[/.]?j\b|year|annual|jahr/i.test(price);
  return { propertyType: 'huur', rentPer: isYearly ? 'year' : 'month' };
}
