import { defineRemote } from '@kavel/contracts';

const locator = { nl: 'Locator', en: 'Locator', de: 'Locator' };
const inhouseCase = { nl: 'In-house case', en: 'In-house case', de: 'In-house-Fall' };
const districts = { nl: 'Waarden per buurt', en: 'Values by neighbourhood', de: 'Werte nach Viertel' };
const wws = {
  nl: 'Maximale huur per buurt',
  en: 'Highest rent by neighbourhood',
  de: 'Höchstmiete nach Viertel',
};
const projects = { nl: 'Projecten', en: 'Projects', de: 'Projekte' };
const boundaries = { nl: 'Werkgebieden', en: 'Work areas', de: 'Arbeitsgebiete' };
const transactions = { nl: 'Transacties', en: 'Transactions', de: 'Transaktionen' };
const developments = { nl: 'Nieuwbouw', en: 'New buildings', de: 'Neubau' };
const view3d = { nl: '3D-kaart', en: '3D map', de: '3D-Karte' };
const screenshot = {
  nl: 'Beeld van de 3D-kaart',
  en: 'Picture of the 3D map',
  de: 'Bild der 3D-Karte',
};
const sourcing = { nl: 'Sourcing', en: 'Sourcing', de: 'Sourcing' };
const title = { nl: 'Kaart', en: 'Map', de: 'Karte' };

const mapDescription = {
  nl: 'Panden, adressen en energielabels van Nederland op de kaart, met wat de registers ervan weten.',
  en: 'Buildings, addresses and energy labels of the Netherlands on a map, with what the registers know of them.',
  de: 'Gebäude, Adressen und Energielabels der Niederlande auf der Karte, mit dem Wissen der Register.',
};
const developmentsDescription = {
  nl: 'Waar in Nederland wordt gebouwd en verbouwd, per plek en gemeente, uit het adressenregister.',
  en: 'Where the Netherlands build and rebuild, by place and municipality, from the register of addresses.',
  de: 'Wo in den Niederlanden gebaut und umgebaut wird, nach Ort und Gemeinde, aus dem Adressregister.',
};
const wwsDescription = {
  nl: 'Huurpunten en maximale huur van woningen op de kaart, per gemeente, wijk en buurt.',
  en: 'Rent points and maximum rent of Dutch homes on a map, by municipality, district and neighbourhood.',
  de: 'Mietpunkte und Höchstmieten niederländischer Wohnungen auf der Karte, nach Gemeinde und Viertel.',
};

/** The map workspace: objects on the map, and their facts. */
export default defineRemote({
  name: 'map-workspace',
  routes: [
    { path: '/search', module: './SearchPage', permission: null, title, description: mapDescription },
    { path: '/locator', module: './LocatorPage', permission: 'auth.locator', title: locator },
    { path: '/sourcing', module: './SourcingPage', permission: 'auth.locator', title: sourcing },
    {
      path: '/projects',
      module: './ProjectsPage',
      permission: 'auth.unrestricted-access-general',
      title: projects,
    },
    {
      path: '/transactions',
      module: './TransactionsPage',
      permission: 'auth.unrestricted-access-general',
      title: transactions,
    },
    { path: '/inhouse-case', module: './LocatorPage', permission: 'auth.inhouse-case', title: inhouseCase },
    {
      path: '/district-values-map',
      module: './DistrictsPage',
      permission: 'auth.unrestricted-access-general',
      title: districts,
    },
    {
      path: '/boundries',
      module: './BoundariesPage',
      permission: 'auth.unrestricted-access-general',
      title: boundaries,
    },
    {
      path: '/maps/development',
      module: './DevelopmentsPage',
      permission: null,
      title: developments,
      description: developmentsDescription,
    },
    { path: '/3d', module: './View3dPage', permission: null, title: view3d },
    {
      path: '/cesium-screenshot',
      module: './CesiumScreenshotPage',
      permission: 'auth.unrestricted-access-general',
      title: screenshot,
    },
    { path: '/wws', module: './WwsPage', permission: null, title: wws, description: wwsDescription },
  ],
  navigation: [
    { path: '/search', label: title, audience: 'visitor', permission: null, order: 20 },
    { path: '/search', label: title, audience: 'member', permission: null, order: 10 },
    { path: '/locator', label: locator, audience: 'member', permission: 'auth.locator', order: 15 },
    { path: '/sourcing', label: sourcing, audience: 'member', permission: 'auth.locator', order: 16 },
    {
      path: '/transactions',
      label: transactions,
      audience: 'member',
      permission: 'auth.unrestricted-access-general',
      order: 17,
    },
    {
      path: '/projects',
      label: projects,
      audience: 'member',
      permission: 'auth.unrestricted-access-general',
      order: 40,
    },
  ],
  exposes: [
    {
      slot: 'start-card',
      module: './RecentCard',
      permission: 'auth.unrestricted-access-general',
      title: { nl: 'Onlangs bekeken', en: 'Recently seen', de: 'Zuletzt angesehen' },
      order: 100,
    },
    {
      slot: 'transactions',
      module: './TransactionsWidget',
      // That of the pages with this slot. The calls take the general key or this one.
      permission: 'auth.vesteda',
      title: transactions,
      order: 10,
    },
  ],
  actions: [
    {
      id: 'export-objects',
      // Its results are a page of their own on a phone.
      path: '/locator?view=table',
      permission: 'auth.locator',
      label: {
        nl: 'Exporteer objecten van de Locator',
        en: 'Export objects of the Locator',
        de: 'Objekte des Locators exportieren',
      },
      words: {
        nl: ['exporteren', 'export', 'downloaden', 'excel', 'csv', 'lijst'],
        en: ['download', 'excel', 'csv', 'list'],
        de: ['herunterladen', 'excel', 'csv', 'Liste'],
      },
    },
  ],
  shortcuts: [
    { keys: ['/'], label: { nl: 'Een adres zoeken', en: 'Search an address', de: 'Adresse suchen' } },
    {
      keys: ['Ctrl / ⌘', 'Z'],
      label: { nl: 'Een filter terugdraaien', en: 'Take back a filter', de: 'Filter zurücknehmen' },
    },
    {
      keys: ['←', '→'],
      label: { nl: 'Een schuif verzetten', en: 'Move a slider', de: 'Regler verschieben' },
    },
  ],
});
