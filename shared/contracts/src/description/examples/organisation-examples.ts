import { filter, outline, portfolioId, wholeAddress } from './made-up';

const project = {
  issue_key: 'TAX-12',
  parent_key: 'ORDER-3',
  title: 'Taxatie van 26 woningen',
  service: 'Taxatie',
  status: 'planned',
  start: '2026-11-02',
  due: '2026-12-18',
  portfolioId,
};
const projectImport = {
  name: 'tracker-2026-11-23.csv',
  rows: [
    {
      line: 2,
      cells: {
        issue_key: 'TAX-12',
        title: 'Taxatie van 26 woningen',
        status: 'In Progress',
        address: wholeAddress,
      },
    },
  ],
};
const pathways = {
  name: 'crrem-nl.csv',
  source: 'CRREM 2.07',
  rows: [{ line: 2, cells: { vtwType: 'kantoor', measure: 'carbon', year: '2030', value: '41,5' } }],
};
const ownSales = {
  name: 'verkopen-2026.csv',
  propertyType: 'koop',
  rows: [{ line: 2, cells: { address: wholeAddress, date: '12-03-2026', price: '€ 385.000' } }],
};

/** Bodies of what else an organisation keeps: searches, work areas, projects, own sales and layers. */
export const organisationExamples: Record<string, unknown> = {
  readNotification: { read: true },
  changeNotificationSetting: { inProduct: true, byMail: true, language: 'nl' },
  createSavedSearch: {
    ...{ kind: 'locator', name: 'Kantoren om te vergroenen', address: 'fn=kantoor&area=500-2500' },
    ...{ criteria: filter, watched: true },
  },
  changeSavedSearch: { name: 'Kantoren', shared: true },
  createScoreWeights: { catalogue: 'property-score', name: 'Gezinnen', weights: { 'primary-school': 15 } },
  changeScoreWeights: { name: 'Gezinnen met kinderen' },
  createWorkArea: { name: 'Binnenstad', outline, source: 'drawn' },
  changeWorkArea: { revision: 1, name: 'Binnenstad en stationsgebied' },
  filterByWorkAreas: {},
  keepOutlines: { outlines: [outline] },
  deliverWorkAreas: { name: 'werkgebieden.geojson', areas: [{ name: 'Noord', outline, problem: null }] },
  createProject: project,
  changeProject: { revision: 2, status: 'in-review' },
  previewProjectImport: projectImport,
  importProjects: projectImport,
  previewOwnSales: ownSales,
  deliverOwnSales: ownSales,
  addWishlistItem: { transactionId: 's-1024', note: 'Zelfde plattegrond als nummer 12' },
  shareWishlist: { shared: true },
  orderWishlist: { itemIds: ['6f1c2b9e-8d1a-4c35-9a53-3f1f0a6f9d21'] },
  changeWishlistItem: { note: 'Bezichtigd op 3 november' },
  previewPathways: pathways,
  importPathways: pathways,
  createOwnLayer: {
    name: 'Overstroming',
    fileName: 'overstroming.geojson',
    content: 'eyJ0eXBlIjoiRmVhdHVyZUNvbGxlY3Rpb24iLCJmZWF0dXJlcyI6W119',
  },
  renameOwnLayer: { name: 'Overstroming 2026' },
};
