import { defineEndpoint, largeBodyBytes } from '../calls/endpoint';
import {
  priceGrowthQuestionSchema,
  priceGrowthSchema,
  unitsToValueAgainSchema,
  unitsToValueSchema,
  unitValuesSchema,
  valuesAgainSchema,
} from './model-values';

const service = 'real-estate-data';
const access = ['auth.automated-valuation'] as const;

/** Calls of the portfolio service to the model and the catalogue; not reachable from outside. */
export const valuationInnerApi = {
  valueUnits: defineEndpoint({
    service,
    method: 'POST',
    path: '/units/values',
    access,
    summary: 'References and values of units; nothing is stored',
    bodyLimit: largeBodyBytes,
    body: unitsToValueSchema,
    result: unitValuesSchema,
  }),
  valueUnitsAgain: defineEndpoint({
    service,
    method: 'POST',
    path: '/units/values-again',
    access,
    summary: 'Values of units by the settings and the data they were valued with, where those still answer',
    bodyLimit: largeBodyBytes,
    body: unitsToValueAgainSchema,
    result: valuesAgainSchema,
  }),
  priceGrowth: defineEndpoint({
    service,
    method: 'POST',
    path: '/price-growth',
    access,
    summary: 'How far prices of some types moved between two dates',
    body: priceGrowthQuestionSchema,
    result: priceGrowthSchema,
  }),
} as const;
