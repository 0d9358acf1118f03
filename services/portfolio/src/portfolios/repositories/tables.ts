import type { Sharing } from '@kavel/contracts/portfolios';
import type { UnitView } from '@kavel/contracts/units';
import type { Generated } from 'kysely';
import type { Json, Lifecycle, Owned } from '../../repositories/column-types';

/** Portfolios, their shares, and saved views. */
export interface PortfolioTables {
  portfolio: Owned &
    Lifecycle & {
      id: Generated<string>;
      name: string;
      name_key: string;
      /** Null for portfolios created before sharing existed. */
      owner_id: string | null;
      organisation_access: Generated<Sharing['organisation']>;
      readers: Generated<string[]>;
      editors: Generated<string[]>;
      archived_at: Generated<Date | null>;
      /** Made from fictional addresses; no total counts it. */
      example: Generated<boolean>;
    };
  saved_view: Owned & {
    user_id: string;
    id: Generated<string>;
    name: string;
    name_key: string;
    view: Json<UnitView>;
  };
  handover: Owned & {
    id: Generated<string>;
    at: Generated<Date>;
    actor_id: string;
    actor_name: string;
    from_user_id: string;
    to_user_id: string;
    portfolio_ids: string[];
  };
}
