import { exampleAddresses } from '../objects/example-addresses';

/** Made-up ids. */
const portfolioId = '0b6d6e0e-5a4f-4f0a-9d5f-3f1f5f1d0a01';
const unitId = '0b6d6e0e-5a4f-4f0a-9d5f-3f1f5f1d0a02';
const valuationId = '0b6d6e0e-5a4f-4f0a-9d5f-3f1f5f1d0a03';
const serviceId = '0b6d6e0e-5a4f-4f0a-9d5f-3f1f5f1d0a04';
const userId = '0b6d6e0e-5a4f-4f0a-9d5f-3f1f5f1d0a05';
const colleagueId = '0b6d6e0e-5a4f-4f0a-9d5f-3f1f5f1d0a06';
const organisationId = '0b6d6e0e-5a4f-4f0a-9d5f-3f1f5f1d0a07';
const objectId = '9999010000000001';

const [wholeAddress] = exampleAddresses;
const lines = exampleAddresses.map((text, at) => ({ line: at + 1, text }));
const sales = { category: 'wonen', propertyType: 'koop', ranges: { price: { max: 500_000 } } };
const filter = {
  functions: ['kantoorfunctie'],
  energyLabels: ['A', 'B', 'C'],
  ranges: { area: { min: 500, max: 2_500 } },
};
const value = {
  unitId,
  bucket: 'appartement',
  value: 312_400,
  low68: 289_000,
  high68: 337_700,
  low95: 267_300,
  high95: 365_100,
  pricePerM2: 4_165,
  fsd: 0.078,
  accuracyClass: 5,
  referenceCount: 14,
  baseValue: 305_900,
  drivers: [{ driver: 'area', effect: 6_500 }],
  marketRent: 14_900,
  modelVersion: 'comparables-1',
  valueDate: '2026-01-01',
};
const view = {
  columns: ['type', 'area', 'rent', 'value'],
  sorting: { key: 'value', descending: true },
  filter: {
    text: '',
    types: ['appartement'],
    labels: ['E', 'F', 'G'],
    area: { min: null, max: 80 },
    year: { min: null, max: null },
    rent: { min: null, max: null },
    leaseEndsBy: null,
    missing: [],
  },
};
const feeTerms = {
  otherId: organisationId,
  otherName: 'Taxateurs aan de Kade',
  serviceId,
  proposerShare: 6_000,
  otherShare: 4_000,
  from: '2026-01-01',
  until: null,
};
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
const outline = {
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [5.96, 52.22],
        [5.98, 52.22],
        [5.98, 52.24],
        [5.96, 52.22],
      ],
    ],
  ],
};
const role = { name: 'Analist', permissions: ['auth.unrestricted-access-general', 'auth.locator'] };

/** A new office building. */
const brief = {
  objectId: null,
  function: 'office',
  works: 'new',
  area: 2400,
  storeys: 4,
  highestFloor: 10.8,
  persons: 180,
  heatSource: 'heat-pump',
  ambition: 'A',
  parisProof: true,
  breeam: false,
  values: { 'rc-roof': 8 },
};

/** An example of each body, by operationId; validated by a test. */
export const bodyExamples: Record<string, unknown> = {
  login: { email: 'manager@kavel.example', password: 'a password of your own' },
  completeLogin: { challenge: 'the challenge of the login', code: '123456' },
  beginLoginEnrolment: { challenge: 'the challenge of the login' },
  completeLoginEnrolment: { challenge: 'the challenge of the login', code: '123456' },
  confirmIdentity: { password: 'a password of your own', code: '123456' },
  refreshToken: { refresh_token: 'the refresh token of the last pair' },
  logout: { refresh_token: 'the refresh token of the last pair' },

  recordExport: {
    object: 'portfolio',
    objectId: portfolioId,
    rows: 120,
    fileName: 'woningen-west-2026-11-23.csv',
  },

  renameProfile: { name: 'Anna de Vries' },
  changePassword: { current: 'the password until now', next: 'another long password' },
  confirmSecondFactor: { code: '123456' },
  readInvitation: { token: 'the token of the link' },
  acceptInvitation: {
    token: 'the token of the link',
    name: 'Anna de Vries',
    password: 'a long password of your own',
  },
  requestRecovery: { email: 'anna@kavel.example', language: 'nl' },
  readRecovery: { token: 'the token of the link' },
  completeRecovery: { token: 'the token of the link', password: 'a long password of your own' },
  createOrganisation: { name: 'Woonstichting Voorbeeld' },
  renameOrganisation: { name: 'Woonstichting Het Voorbeeld' },
  changeUser: { name: 'Anna de Vries', grant: { roleId: 'portfolio-manager' } },
  setUserActive: { active: false },
  createRole: role,
  changeRole: role,
  setRoleSecondFactor: { demanded: true },
  setSecondFactorDemand: { everybody: true },
  createInvitation: {
    email: 'anna@kavel.example',
    name: 'Anna de Vries',
    grant: { roleId: 'portfolio-manager' },
  },

  createPortfolio: { name: 'Woningen West' },
  renamePortfolio: { name: 'Woningen West en Noord' },
  addUnit: { numberId: objectId },
  addUnitsInBatch: { lines },
  previewBatch: { lines },
  updateAddressObjectData: { oppervlakte: 75, energielabel: 'B', annualRent: 13_200, revision: 3 },
  duplicatePortfolio: { name: 'Woningen West (kopie)' },
  archivePortfolio: { archived: true },
  saveSharing: { organisation: 'none', colleagues: [{ userId: colleagueId, level: 'edit' }] },
  handOver: { fromUserId: userId, toUserId: colleagueId },
  editUnits: { edits: [{ id: unitId, revision: 3, set: { annualRent: 13_600 } }] },
  listAddresses: { portfolioId },
  createSavedView: { name: 'Kleine appartementen, label E tot G', view },
  updateSavedView: { name: 'Kleine appartementen, label E tot G', view },

  createBulkJob: { name: 'adressen.csv', lines: 2, parts: 1 },
  putBulkPart: { lines: [{ line: 1, text: wholeAddress, facts: { annualRent: '13200' } }] },
  startBulkJob: { mode: 'good-lines', updates: 'leave' },
  settleBulkLine: { objectId },
  matchObjects: { lines, candidates: true },

  createService: { name: 'Taxatierapport', portfolioId },
  updateService: { name: 'Taxatierapport 2026' },
  startUpload: { file_name: 'rapport.pdf', size: 482_113 },
  updateFileMetadata: { soort: 'taxatierapport', jaar: 2026 },

  createFeeAgreement: feeTerms,
  changeFeeAgreement: { revision: 1, terms: feeTerms },
  moveFeeAgreement: { to: 'proposed' },
  addFeeEntry: { date: '2026-02-01', amount: 125_000, description: 'Taxatie van 26 woningen' },

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

  createValuation: { portfolioId, name: 'Jaarwaardering 2026', valueDate: '2026-01-01' },
  updateValuation: { revision: 4, name: 'Jaarwaardering 2026, herzien' },
  duplicateValuation: { name: 'Jaarwaardering 2027' },
  updateStatus: { reason: 'De huur van drie woningen ontbreekt' },
  saveAddressBuckets: {
    appartement: { name: 'Appartementen', reason: null, unitIds: [unitId] },
  },
  createValuationResults: [value],
  updateValuationResults: [value],
  saveTransactionReferences: { revision: 2, references: {} },
  saveOverridePolicy: { alone: 0.15, together: 0.5, leastReason: 15 },
  decideOverride: { decision: 'confirm', value: 330_000 },
  saveScenario: { name: 'Hogere rente', change: { discountRate: 0.01 } },
  whatIf: { changes: [{ discountRate: 0.01 }, { vacancyRate: 0.02 }] },
  officeValuation: { objectId, oppervlakte: 1_850, annualRent: 312_000 },
  referencesAndValuationResult: { bucket: 'appartement', params: { maxReferences: 15 } },
  referencesForAddresses: { objectIds: [objectId] },

  matchAddresses: { lines },
  getObjects: { objectIds: [objectId] },
  purchaseCosts: { price: 425_000, deedDate: '2026-03-01', purchaser: 'own-home' },
  locatorCount: filter,
  locatorFacets: filter,
  locatorDistribution: { filter, range: 'area' },
  locator: { ...filter, limit: 50 },
  locatorTiles: filter,
  areaScoreByWeights: { use: 'office', weightUpdates: [{ key: 'station-distance', weight: 0.2 }] },
  areaRanking: { use: 'shop', weightUpdates: [{ key: 'amenities', weight: 0.3 }] },
  propertyScores: {
    identifiers: [objectId],
    metricUpdates: [{ identifier: objectId, key: 'energy', value: 105 }],
    weightUpdates: [{ key: 'station-distance', weight: 0.2 }],
  },
  sourcingData: {
    area: { areaType: 'wijk', areaKey: 'WK020001' },
    functions: ['kantoorfunctie'],
    areaRange: { min: 500 },
    strategy: 'transformation',
    minScore: 40,
    limit: 50,
  },
  sustainabilityAreaByWeights: { weightUpdates: [{ key: 'energy-demand', weight: 0.4 }] },
  sustainabilityRanking: { use: 'office', weightUpdates: [{ key: 'carbon', weight: 0.2 }] },
  sustainabilityIndices: {
    identifiers: [objectId],
    metricUpdates: [{ identifier: objectId, key: 'metered', value: 1.5 }],
  },
  previewPathways: pathways,
  importPathways: pathways,
  isochrones: {
    origins: [{ lon: 5.25, lat: 52.58, mode: 'bike', minutes: [10, 20] }],
    combination: 'union',
  },
  travelMatrix: {
    places: [{ lon: 5.25, lat: 52.58 }],
    goals: [{ lon: 5.26, lat: 52.59 }],
    mode: 'transit',
    transit: { date: '2026-11-24', time: '09:00' },
  },
  countsInside: { outline },
  locatorObjectData: { objectIds: [objectId] },
  transactionFacets: sales,
  transactionDistribution: { filter: sales, range: 'price' },
  transactions: { filter: sales, limit: 50 },
  transactionsById: { ids: ['s-1024'] },
  transactionTiles: sales,
  transactionAreaFigures: { filter: sales, level: 'wijk' },
  transactionStatistics: { filter: sales, area: { bounds: [5.9, 52.18, 6.02, 52.26] } },
  valuationReport: { valuationId, language: 'nl' },
  valuationReportPicture: { valuationId, language: 'nl' },
  propertyScoreReport: { objectId, language: 'nl' },
  propertyScoreReportPicture: { objectId, language: 'nl' },
  passportReport: { objectId, language: 'en' },
  passportReportPicture: { objectId, language: 'en' },
  officeReport: { objectId, annualRent: 312_000, netYield: 0.07, language: 'nl' },
  officeReportPicture: { objectId, language: 'nl' },
  portfolioReport: { portfolioId, language: 'de' },
  portfolioReportPicture: { portfolioId, language: 'de' },
  computeBrief: brief,
  createBrief: { name: 'Kantoor Noord', input: brief },
  saveBriefVersion: { name: 'Kantoor Noord', input: brief },
  technicalBrief: { briefId: portfolioId, language: 'nl' },
  technicalBriefPicture: { briefId: portfolioId, language: 'nl' },
  createPassportLink: { objectId, parts: ['facts', 'score'], until: '2026-12-24' },
  readSharedPassport: { token: 'x3Jp0a9Yt1cQe7dVhGm2LwRkS8uBnF5iZoX6yTqA4vE' },
  createDocumentBatch: { name: 'Paspoorten', template: 'passport', language: 'nl', subjects: [objectId] },
  createOwnLayer: {
    name: 'Overstroming',
    fileName: 'overstroming.geojson',
    content: 'eyJ0eXBlIjoiRmVhdHVyZUNvbGxlY3Rpb24iLCJmZWF0dXJlcyI6W119',
  },
  renameOwnLayer: { name: 'Overstroming 2026' },
  districtWws: {
    kind: 'flat',
    oppervlakte: 75,
    energielabel: 'B',
    outdoor: 6,
    heatedRooms: 4,
    inspected: 20,
  },
};

/** Examples of parameters without a self-explanatory format, by name. */
export const parameterExamples: Record<string, unknown> = {
  q: 'Grote Markt 3',
  search: 'de Vries',
  bucket: 'appartement',
  cursor: '1200',
  after: '1:250',
  part: 1,
  level: 'buurt',
  code: 'BU02000101',
  figure: 'wozValue',
  year: 2026,
  line: 12,
  status: 'in-review',
  archived: 'true',
  distanceInKm: '5',
  originLatitude: '52.1',
  originLongitude: '4.3',
  minTransactionPrice: '250000',
  maxTransactionPrice: '900000',
};

/** Example of an id in a path; all of these are UUIDs. */
export const exampleId = valuationId;
/** The BAG identification of an object. */
export const exampleObjectId = objectId;
