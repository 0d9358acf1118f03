import type { OwnLayer, OwnLayerFeatures } from '@kavel/contracts/layers';
import type { Generated } from 'kysely';
import type { Json, Owned, Signed } from '../../repositories/column-types';

export interface OwnLayerTables {
  own_layer: Owned &
    Signed & {
      id: Generated<string>;
      name: string;
      file_name: string;
      features: number;
      skipped: number;
      crs: OwnLayer['crs'];
      bounds: Json<OwnLayer['bounds']>;
      content: Json<OwnLayerFeatures>;
      created_at: Generated<Date>;
      deleted_at: Generated<Date | null>;
    };
}
