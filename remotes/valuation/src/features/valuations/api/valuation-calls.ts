import { call } from '@kavel/api-client';
import { type ValuationListItem, valuationApi } from '@kavel/contracts';

export interface NewValuation {
  portfolioId: string;
  name: string;
  valueDate: string;
}

export const createValuation = (body: NewValuation) => call(valuationApi.createValuation, { body });

export const duplicateValuation = (id: string, name: string) =>
  call(valuationApi.duplicateValuation, { params: { id }, body: { name } });

export const deleteValuation = (id: string) => call(valuationApi.deleteValuation, { params: { id } });

export const restoreValuation = (id: string) => call(valuationApi.restoreValuation, { params: { id } });

export const updateValuation = (
  { id, revision }: Pick<ValuationListItem, 'id' | 'revision'>,
  change: { name: string; valueDate: string },
) => call(valuationApi.updateValuation, { params: { id }, body: { revision, ...change } });
