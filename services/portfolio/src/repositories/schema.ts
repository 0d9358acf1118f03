import type { AppraisalTables } from '../appraisal/repositories/tables';
import type { BriefTables } from '../briefs/repositories/tables';
import type { BulkTables } from '../bulk/repositories/tables';
import type { LookTables } from '../document-look/repositories/tables';
import type { DocumentTables } from '../documents/repositories/tables';
import type { FeeTables } from '../fees/repositories/tables';
import type { JobTables } from '../jobs/repositories/tables';
import type { LeaseTables } from '../leases/repositories/tables';
import type { NotificationTables } from '../notifications/repositories/tables';
import type { OwnLayerTables } from '../own-layers/repositories/tables';
import type { PassportTables } from '../passports/repositories/tables';
import type { PortfolioTables } from '../portfolios/repositories/tables';
import type { ProjectTables } from '../projects/repositories/tables';
import type { ReportSettingTables } from '../report-settings/repositories/tables';
import type { ReviewTables } from '../review/repositories/tables';
import type { SavedSearchTables } from '../saved-searches/repositories/tables';
import type { ScoreWeightsTables } from '../score-weights/repositories/tables';
import type { ServiceTables } from '../services/repositories/tables';
import type { StartTables } from '../start/repositories/tables';
import type { UnitTables } from '../units/repositories/tables';
import type { ValuationTables } from '../valuations/repositories/tables';
import type { ValueTables } from '../value-over-time/repositories/tables';
import type { WishlistTables } from '../wishlist/repositories/tables';
import type { WorkAreaTables } from '../work-areas/repositories/tables';

/** All tables of the service, by domain. */
export interface PortfolioSchema
  extends PortfolioTables,
    UnitTables,
    LeaseTables,
    BulkTables,
    ValuationTables,
    AppraisalTables,
    ServiceTables,
    FeeTables,
    ProjectTables,
    ValueTables,
    WishlistTables,
    OwnLayerTables,
    WorkAreaTables,
    ScoreWeightsTables,
    SavedSearchTables,
    NotificationTables,
    DocumentTables,
    LookTables,
    ReportSettingTables,
    BriefTables,
    PassportTables,
    StartTables,
    ReviewTables,
    JobTables {}
