import { call, portfolioQueries } from '@kavel/api-client';
import { type PortfolioDetail, portfolioApi, type Unit } from '@kavel/contracts';
import { type QueryClient, useQueryClient } from '@kavel/query';
import { announcePortfolioChange } from '../../../common/portfolio-changes';
import type { UnitUpdate } from '../model/unit-form';

type ChangeUnits = (units: readonly Unit[]) => Unit[];

/** Shows a change at once; the reload that follows confirms or corrects it. */
async function showUnits(queryClient: QueryClient, portfolioId: string, change: ChangeUnits): Promise<void> {
  const { queryKey } = portfolioQueries.detail(portfolioId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (detail: PortfolioDetail | undefined) =>
    detail ? { ...detail, units: change(detail.units) } : detail,
  );
}

/** The changes to the units of one portfolio. All reject with the service's reason and leave nothing half shown. */
export function useUnitCalls(portfolioId: string) {
  const queryClient = useQueryClient();
  const announce = () => announcePortfolioChange(queryClient, portfolioId);
  return {
    /** A unit removed before comes back with what its owner had filled in. */
    async add(objectId: string): Promise<Unit> {
      const unit = await call(portfolioApi.addUnit, {
        params: { id: portfolioId },
        body: { numberId: objectId },
      });
      await showUnits(queryClient, portfolioId, units => [...units.filter(({ id }) => id !== unit.id), unit]);
      announce();
      return unit;
    },

    async remove(unit: Unit): Promise<void> {
      await showUnits(queryClient, portfolioId, units => units.filter(({ id }) => id !== unit.id));
      try {
        await call(portfolioApi.removeUnit, { params: { id: portfolioId, entityId: unit.id } });
      } finally {
        announce();
      }
    },

    async update(unit: Unit, update: UnitUpdate): Promise<Unit> {
      const updated = await call(portfolioApi.updateAddressObjectData, {
        params: { id: unit.id },
        body: update,
      });
      await showUnits(queryClient, portfolioId, units =>
        units.map(known => (known.id === updated.id ? updated : known)),
      );
      announce();
      return updated;
    },
  };
}
