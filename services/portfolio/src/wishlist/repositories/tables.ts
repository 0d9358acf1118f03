import type { Transaction } from '@kavel/contracts/transactions';
import type { Generated } from 'kysely';
import type { Json, Owned } from '../../repositories/column-types';

export interface WishlistTables {
  wishlist: Owned & {
    owner_id: string;
    owner_name: string;
    shared: Generated<boolean>;
  };
  wishlist_item: Owned & {
    id: Generated<string>;
    owner_id: string;
    transaction_id: string;
    transaction: Json<Transaction>;
    note: Generated<string>;
    position: number;
    added_at: Generated<Date>;
  };
}
