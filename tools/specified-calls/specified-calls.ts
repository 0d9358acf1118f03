/** Maps the existing calls of section 7 of the specification to the product. */
export interface SpecifiedCall {
  /** As specified, below the service. */
  call: string;
  /** `api.name` of the contract. */
  endpoint: string;
  /** Why no page uses it; absent when one does. */
  exception?: string;
}

const byService = 'the real-estate data service makes it when a page asks for values';
const contractOnly = 'a contract test is enough';

export const specifiedCalls: readonly SpecifiedCall[] = [
  { call: 'GET /portfolios', endpoint: 'portfolioApi.listPortfolios' },
  { call: 'POST /portfolios', endpoint: 'portfolioApi.createPortfolio' },
  { call: 'PUT /portfolios/:id', endpoint: 'portfolioApi.renamePortfolio' },
  { call: 'DELETE /portfolios/:id', endpoint: 'portfolioApi.deletePortfolio' },
  { call: 'GET /portfolios/:id', endpoint: 'portfolioApi.getPortfolio' },
  { call: 'POST /portfolios/:id/real-estate-entities', endpoint: 'unitApi.addUnit' },
  {
    call: 'PUT /real-estate-entities/:id/address-object-data',
    endpoint: 'unitApi.updateAddressObjectData',
  },
  { call: 'DELETE /portfolios/:id/real-estate-entities/:entityId', endpoint: 'unitApi.removeUnit' },
  { call: 'POST /portfolios/:id/real-estate-entities/batch', endpoint: 'unitApi.addUnitsInBatch' },
  {
    call: 'POST /realEstateEntities/listAddresses',
    endpoint: 'unitApi.listAddresses',
    exception: contractOnly,
  },
  { call: 'GET /portfolios/all/real-estate-entities', endpoint: 'unitApi.listAllUnits' },
  { call: 'POST /valuations', endpoint: 'valuationApi.createValuation' },
  { call: 'GET /valuations', endpoint: 'valuationApi.listValuations' },
  { call: 'DELETE /valuations/:id', endpoint: 'valuationApi.deleteValuation' },
  { call: 'GET /valuations/:id', endpoint: 'valuationApi.getValuation' },
  { call: 'PUT /valuations/:id', endpoint: 'valuationApi.updateValuation' },
  { call: 'GET /valuations/:id/address-buckets', endpoint: 'valuationApi.getAddressBuckets' },
  { call: 'POST /valuations/:id/address-buckets', endpoint: 'valuationApi.saveAddressBuckets' },
  { call: 'GET /valuations/:id/transaction-references', endpoint: 'valuationApi.getTransactionReferences' },
  { call: 'PUT /valuations/:id/transaction-references', endpoint: 'valuationApi.saveTransactionReferences' },
  { call: 'GET /valuations/:id/valuation-results', endpoint: 'valuationApi.getValuationResults' },
  {
    call: 'POST /valuations/:id/valuation-results',
    endpoint: 'valuationApi.createValuationResults',
    exception: byService,
  },
  {
    call: 'PUT /valuations/:id/valuation-results',
    endpoint: 'valuationApi.updateValuationResults',
    exception: byService,
  },
  { call: 'PUT /valuations/:id/status/:status', endpoint: 'valuationApi.updateStatus' },
  { call: 'GET /valuations/:id/summaries', endpoint: 'valuationApi.getSummaries' },
  { call: 'GET /services', endpoint: 'serviceApi.listServices' },
  { call: 'POST /services', endpoint: 'serviceApi.createService' },
  { call: 'GET /services/:id', endpoint: 'serviceApi.getService' },
  { call: 'PUT /services/:id', endpoint: 'serviceApi.updateService' },
  { call: 'DELETE /services/:id', endpoint: 'serviceApi.deleteService' },
  { call: 'POST /services/:id/files/upload', endpoint: 'serviceApi.startUpload' },
  { call: 'POST /services/:id/files/:fileId/confirm', endpoint: 'serviceApi.confirmUpload' },
  { call: 'GET /services/:id/files/:fileId/download', endpoint: 'serviceApi.downloadFile' },
  { call: 'DELETE /services/:id/files/:fileId', endpoint: 'serviceApi.deleteFile' },
  { call: 'PUT /services/:id/files/:fileId/metadata', endpoint: 'serviceApi.updateFileMetadata' },
  { call: 'GET /users', endpoint: 'authApi.listUsers' },
  { call: 'GET /valuations/:id/address-buckets', endpoint: 'valuationApi.suggestedBuckets' },
  {
    call: 'POST /valuations/:id/references-and-valuation-result',
    endpoint: 'valuationApi.referencesAndValuationResult',
  },
  { call: 'GET /valuations/:id/valuation-result', endpoint: 'valuationApi.valuationResult' },
  { call: 'GET /valuations/:id/bucket-overview', endpoint: 'valuationApi.bucketOverview' },
  { call: 'POST /locator/count', endpoint: 'locatorApi.locatorCount' },
  { call: 'POST /locator', endpoint: 'locatorApi.locator' },
  { call: 'POST /locator/object-data', endpoint: 'locatorApi.locatorObjectData' },
  {
    call: 'GET /vtw-types/suggested',
    endpoint: 'valuationApi.suggestedVtwTypes',
    exception: contractOnly,
  },
  { call: 'GET /vtw-types', endpoint: 'estimateApi.vtwTypes', exception: contractOnly },
  {
    call: 'GET /vtw-types/operating-costs',
    endpoint: 'estimateApi.operatingCosts',
    exception: contractOnly,
  },
  { call: 'GET /valuations/:id/dcf', endpoint: 'valuationApi.dcf' },
  { call: 'GET /references/investment', endpoint: 'estimateApi.investmentReferences' },
  { call: 'GET /valuations/:id/kate-export', endpoint: 'valuationApi.kateExport' },
  {
    call: 'POST /addresses/references-and-valuation-result',
    endpoint: 'estimateApi.referencesForAddresses',
  },
  { call: 'GET /property-score/scores/:id', endpoint: 'scoreApi.propertyScore' },
  { call: 'POST /property-score/scores', endpoint: 'scoreApi.propertyScores' },
  { call: 'GET /property-score/metrics', endpoint: 'scoreApi.propertyScoreMetrics' },
  { call: 'POST /sourcing/data', endpoint: 'sourcingApi.sourcingData' },
  { call: 'GET /sustainability-index/scores/:id', endpoint: 'sustainabilityApi.sustainabilityIndex' },
  { call: 'POST /sustainability-index/scores', endpoint: 'sustainabilityApi.sustainabilityIndices' },
  { call: 'GET /sustainability-index/metrics', endpoint: 'sustainabilityApi.sustainabilityMetrics' },
  { call: 'POST /valuations/office', endpoint: 'estimateApi.officeValuation' },
];
