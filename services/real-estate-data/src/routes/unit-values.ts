import { valuationInnerApi } from '@kavel/contracts/valuations';
import { priceGrowth } from '@kavel/engine';
import { innerRoute } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CalculationContext } from '../calculation/deps';
import { unitValuesOf } from '../calculation/unit-values';
import { valuesAgainOf } from '../calculation/values-again';

/** What the model and the catalogue say of units that the portfolio service keeps. */
export function unitValueRoutes(app: FastifyInstance, context: CalculationContext): void {
  const { store, markets } = context;

  innerRoute(app, valuationInnerApi.valueUnits, ({ body }) => unitValuesOf(context, body));

  innerRoute(app, valuationInnerApi.valueUnitsAgain, ({ body }) => valuesAgainOf(context, body));

  innerRoute(app, valuationInnerApi.priceGrowth, ({ body: { vtwTypes, from, to } }) =>
    store.use(async snapshot => {
      const learnt = await markets.of(snapshot);
      return Object.fromEntries(
        vtwTypes.map(type => [type, priceGrowth(learnt.sales(type).market.index, from, to)]),
      );
    }),
  );
}
