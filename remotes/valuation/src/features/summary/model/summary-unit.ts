import type { ValuationSummary } from '@kavel/contracts';

export type SummaryUnit = ValuationSummary['units'][number];
