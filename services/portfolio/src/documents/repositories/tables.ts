import type { Language, PermissionKey } from '@kavel/contracts';
import type {
  BatchState,
  DocumentFailure,
  DocumentFormat,
  DocumentProgress,
  ReportTemplate,
} from '@kavel/contracts/reports';
import type { Generated } from 'kysely';
import type { BigInteger, Owned, Signed } from '../../repositories/column-types';

export interface DocumentTables {
  document_batch: Owned &
    Signed & {
      id: Generated<string>;
      name: string;
      template: ReportTemplate;
      language: Language;
      brand: string | null;
      /** An id, `none`, or null for the default. */
      layout: string | null;
      formats: Generated<DocumentFormat[]>;
      sender: string;
      permissions: PermissionKey[];
      state: Generated<BatchState>;
      total: number;
      made: Generated<number>;
      bytes: BigInteger | null;
      created_at: Generated<Date>;
      finished_at: Generated<Date | null>;
      expires_at: Generated<Date | null>;
    };
  document_batch_item: Owned & {
    batch_id: string;
    position: number;
    subject: string;
    format: Generated<DocumentFormat>;
    state: Generated<'waiting' | 'made' | 'failed'>;
    failure: DocumentFailure | null;
    /** Of the document whose first file this is; null before it is begun. */
    stage: DocumentProgress['stage'] | null;
    stage_done: number | null;
    stage_total: number | null;
    file_name: string | null;
    pdf: Buffer | null;
  };
}
