import type { Generated } from 'kysely';
import type { BigInteger, Json, Lifecycle, Moment, Owned } from '../../repositories/column-types';

/** Services and the files that are attached to them. */
export interface ServiceTables {
  service: Owned &
    Lifecycle & {
      id: Generated<string>;
      portfolio_id: string | null;
      name: string;
      fields: Json<Record<string, unknown>>;
    };
  service_file: Owned & {
    id: Generated<string>;
    service_id: string;
    file_name: string;
    metadata: Json<Record<string, unknown>>;
    announced_size: BigInteger | null;
    announced_checksum: string | null;
    received: BigInteger;
    stored: BigInteger;
    writer: string | null;
    expires_at: Moment;
    confirmed_at: Moment | null;
    content_type: string | null;
    checksum: string | null;
    scanned_at: Moment | null;
    created_at: Generated<Date>;
    deleted_at: Moment | null;
  };
  file_due: Owned & { file_id: string; due_at: Moment };
}
