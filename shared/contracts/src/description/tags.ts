/** A group of operations in the OpenAPI description. */
export interface Tag {
  name: string;
  description: string;
}

/** One group for each API of the contracts. */
export const apiTags = {
  authApi: { name: 'Session', description: 'Sign in, refresh the tokens, sign out, read the user state.' },
  accountApi: { name: 'Account', description: "The caller's own profile and sessions, and invitations." },
  managementApi: {
    name: 'Management',
    description: 'Users, roles, invitations, sessions and audit of an organisation.',
  },
  colleagueApi: { name: 'Colleagues', description: "People of the caller's organisation." },
  portfolioApi: { name: 'Portfolios', description: 'Portfolios with their sharing, archive and value.' },
  unitExportApi: {
    name: 'Files of units',
    description: 'The units of a portfolio as CSV or XLSX, as a view shows them.',
  },
  unitOwnApi: {
    name: 'Tags and own columns',
    description: 'What an organisation keeps of units for itself.',
  },
  unitSelectionApi: {
    name: 'Selected units',
    description: 'Removing, restoring, moving and copying many units at once.',
  },
  unitApi: { name: 'Units', description: 'Units of portfolios: facts, history and saved views.' },
  valuationApi: {
    name: 'Valuations',
    description:
      'Valuations of a portfolio: buckets, references, choices, values, cash flow, rents, scenarios, status.',
  },
  exportApi: { name: 'Exports', description: 'Files that pages make, put on record.' },
  serviceApi: { name: 'Services', description: 'Services with attached files: upload, confirm, download.' },
  startApi: { name: 'Start', description: 'What the start page of a member shows.' },
  bulkApi: {
    name: 'Bulk upload',
    description: 'Long lists of addresses, sent in parts and stored by a job.',
  },
  leaseApi: {
    name: 'Leases',
    description: 'The rent roll of a portfolio: leases, deliveries of files, indexation runs.',
  },
  feeApi: { name: 'Fees', description: 'Fee agreements between organisations and their statements.' },
  projectApi: {
    name: 'Projects',
    description: "Assignments of an organisation on list, board and map; import of a tracker's export.",
  },
  workAreaApi: {
    name: 'Work areas',
    description: 'Areas that an organisation works in: drawn, chosen or delivered as a file.',
  },
  outlineApi: {
    name: 'Outlines',
    description: 'Outlines by which lists, tiles and statistics are filtered.',
  },
  catalogueApi: { name: 'Catalogue', description: 'Addresses and objects of the catalogue.' },
  estimateApi: {
    name: 'Estimates',
    description: 'Values, references and costs of loose addresses; how good the model is.',
  },
  publicEstimateApi: {
    name: 'Public estimates',
    description:
      'What visitors may ask of a value: what it rests on, and what a better energielabel may add.',
  },
  estimateRecordApi: {
    name: 'Estimate records',
    description: 'Estimates that an organisation made, and the sales after them.',
  },
  reportApi: { name: 'Reports', description: 'Documents as PDF/UA and as pictures.' },
  notificationApi: {
    name: 'Notifications',
    description: 'What users are told of, and how.',
  },
  savedSearchApi: {
    name: 'Saved searches',
    description: 'Searches that a user keeps by name, shares and watches.',
  },
  scoreWeightsApi: {
    name: 'Score weights',
    description: 'Weights of scores that an organisation keeps by name.',
  },
  scoreApi: { name: 'Scores', description: 'The score of an address and what it is made of.' },
  sourcingApi: {
    name: 'Sourcing',
    description: 'Panden of an area that are worth looking at, ranked by signals.',
  },
  sustainabilityApi: {
    name: 'Sustainability index',
    description: 'Energy, carbon, obligations and climate exposure of addresses.',
  },
  pathwayApi: {
    name: 'Pathways',
    description: 'Pathways of CRREM that an organisation imports for itself: preview, import, undo.',
  },
  bulkCatalogueApi: {
    name: 'Matching',
    description: 'Lines of free text matched to objects of the catalogue.',
  },
  locatorApi: {
    name: 'Locator',
    description: 'Filters, counts, distributions, pages and tiles over all objects.',
  },
  transactionApi: {
    name: 'Transactions',
    description: 'Sales and lettings by filter: counts, distributions, pages and statistics of areas.',
  },
  marketApi: {
    name: 'Market',
    description: 'Figures of the market by area and period, and own objects against them.',
  },
  ownSaleApi: {
    name: 'Own sales',
    description: 'Sales and rents that an organisation brings itself: preview, delivery, undo.',
  },
  wishlistApi: {
    name: 'Wishlist',
    description: 'Transactions that a user keeps, with notes, in an order, shared inside the organisation.',
  },
  travelTimeApi: {
    name: 'Travel time',
    description: 'Areas and tables of travel times over roads and by timetable.',
  },
  districtApi: { name: 'Districts', description: 'Figures and WWS points by gemeente, wijk and buurt.' },
  layerApi: {
    name: 'Layers',
    description: 'The six layers of the map: classes, counts, figures and sources.',
  },
  articlePictureApi: { name: 'Pictures in articles', description: 'Pictures that articles show.' },
  articleApi: { name: 'Articles', description: 'News and legal topics, as they are published.' },
  editorApi: { name: 'Editor', description: 'Articles in every state: write, publish, correct.' },
  visitApi: {
    name: 'Visits',
    description: 'How the product is used and how fast it is, without personal data.',
  },
  planApi: { name: 'Plans', description: 'What the product costs.' },
  touchApi: { name: 'Touched units', description: "What laws mean for the caller's own units." },
  briefApi: { name: 'Technical briefs', description: 'Technical requirements by version.' },
  documentBatchApi: {
    name: 'Document batches',
    description: 'Many documents at once, made by a job into one ZIP file.',
  },
  signatureApi: { name: 'Signatures', description: 'Signatures of reports in a file beside the PDF.' },
  signingKeyApi: { name: 'Signing keys', description: 'Keys that an organisation signs its reports with.' },
  documentLookApi: { name: 'Look of documents', description: 'Logo and colour of an organisation.' },
  assignmentApi: { name: 'Assignments', description: 'What a valuation was asked for, and who signs it.' },
  pictureApi: {
    name: 'Pictures of a report',
    description: 'Files of services, without anything but pixels.',
  },
  objectPictureApi: {
    name: 'Pictures of objects',
    description: 'What messengers show beside a link to an address.',
  },
  ownTemplateApi: {
    name: 'Report templates',
    description: 'Sections, order, headings and texts of the valuation report of an organisation.',
  },
  ownLayerApi: { name: 'Own layers', description: 'Files that an organisation adds to its maps.' },
  developmentApi: { name: 'Developments', description: 'New buildings by year and status of the BAG.' },
  passportApi: {
    name: 'Passports',
    description: 'What an organisation has at an address, and read-only links to its passport.',
  },
  recordApi: { name: 'Record', description: 'What registers and deals tell of one address over time.' },
  siteApi: { name: 'Sites', description: 'The plot, the pand and the neighbours of an address.' },
  pandApi: { name: 'Panden', description: 'A pand of the BAG with its addresses.' },
  surroundingsApi: { name: 'Surroundings', description: 'Outlines around an address, to draw it.' },
  objectApi: { name: 'Objects', description: 'All figures of one object with their registers and dates.' },
} as const satisfies Record<string, Tag>;

export type ApiName = keyof typeof apiTags;
