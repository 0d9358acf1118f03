import type { Moment, Owned } from '../../repositories/column-types';

export interface LookTables {
  document_look: Owned & {
    colour: string | null;
    logo: Buffer | null;
    changed_at: Moment;
    actor_id: string;
    actor_name: string;
  };
}
