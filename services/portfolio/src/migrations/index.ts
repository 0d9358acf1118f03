import type { Migration } from '@kavel/service-kit';
import { portfoliosAndValuations } from './001-portfolios-and-valuations';
import { valuationsOnRecord } from './002-valuations-on-record';
import { servicesAndFiles } from './003-services-and-files';
import { hub } from './005-hub';
import { appraisal } from './006-appraisal';
import { bulk } from './008-bulk';
import { fees } from './009-fees';
import { rights } from './011-rights';
import { bulkUpdates } from './013-bulk-updates';
import { longLists } from './014-long-lists';
import { listsAtOnce } from './015-lists-at-once';
import { valuationRuns } from './017-valuation-runs';
import { partsSideBySide } from './018-parts-side-by-side';
import { bytesInStore } from './019-stored-bytes';
import { valuationEvidence } from './021-valuation-evidence';
import { overridePolicy } from './022-override-policy';
import { valueRanges } from './027-value-ranges';
import { privateByDefault } from './034-private-by-default';
import { projects } from './040-projects';
import { wishlist } from './042-wishlist';
import { ownLayers } from './045-own-layers';
import { workAreas } from './047-work-areas';
import { ownLayerRemoval } from './054-own-layer-removal';
import { scoreWeights } from './057-score-weights';
import { documentBatches } from './062-document-batches';
import { technicalBriefs } from './063-technical-briefs';
import { passportLinks } from './064-passport-links';
import { savedSearches } from './066-saved-searches';
import { notifications } from './067-notifications';
import { notificationMails } from './068-notification-mails';
import { documentLook } from './074-document-look';
import { leases } from './081-leases';
import { leasePortfolio } from './082-lease-portfolio';
import { leaseParts } from './083-lease-parts';
import { startPage } from './084-start-page';
import { unitTransfers } from './085-unit-transfers';
import { tagsAndOwnColumns } from './086-tags-and-own-columns';
import { capexAndWeighing } from './087-capex-and-weighing';
import { monteCarlo } from './088-monte-carlo';
import { portfolioYears } from './089-portfolio-years';
import { reviews } from './090-reviews';
import { checklistAndPresence } from './091-checklist-and-presence';
import { valuationAssignment } from './092-valuation-assignment';
import { reportTemplates } from './094-report-templates';
import { layoutOfBatches } from './098-layout-of-batches';
import { signingKeys } from './099-signing-keys';
import { rentsByDate } from './101-rents-by-date';
import { endsOfLeases } from './102-ends-of-leases';
import { unitsOfEvents } from './105-units-of-events';
import { ownColumnsOfLists } from './109-own-columns-of-lists';
import { progressOfDocuments } from './111-progress-of-documents';

/** In the order in which they are applied; a released one never changes. */
export const migrations: Migration[] = [
  portfoliosAndValuations,
  valuationsOnRecord,
  servicesAndFiles,
  hub,
  appraisal,
  bulk,
  fees,
  rights,
  bulkUpdates,
  longLists,
  listsAtOnce,
  valuationRuns,
  partsSideBySide,
  bytesInStore,
  valuationEvidence,
  overridePolicy,
  valueRanges,
  privateByDefault,
  projects,
  wishlist,
  ownLayers,
  workAreas,
  ownLayerRemoval,
  scoreWeights,
  documentBatches,
  technicalBriefs,
  passportLinks,
  savedSearches,
  notifications,
  notificationMails,
  documentLook,
  leases,
  leasePortfolio,
  leaseParts,
  startPage,
  unitTransfers,
  tagsAndOwnColumns,
  capexAndWeighing,
  monteCarlo,
  portfolioYears,
  reviews,
  checklistAndPresence,
  valuationAssignment,
  reportTemplates,
  layoutOfBatches,
  signingKeys,
  rentsByDate,
  endsOfLeases,
  unitsOfEvents,
  ownColumnsOfLists,
  progressOfDocuments,
];
