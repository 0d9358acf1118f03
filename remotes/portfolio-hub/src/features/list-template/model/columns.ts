import { bulkFactKeys } from '@kavel/contracts/bulk';

/** Columns of the template, in their order; own columns of a portfolio follow. */
export const templateColumns = ['address', ...bulkFactKeys] as const;
export type TemplateColumn = (typeof templateColumns)[number];
