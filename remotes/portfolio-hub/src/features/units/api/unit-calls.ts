import { call } from '@kavel/api-client';
import { batchLineLimit, unitApi } from '@kavel/contracts';
import {
  type Transfer,
  type TransferMode,
  type TransferPreview,
  type TransferTarget,
  type UnitEdit,
  unitSelectionApi,
  type WholeUnit,
} from '@kavel/contracts/units';
import { type QueryClient, useQueryClient } from '@kavel/query';
import { announcePortfolioChange } from '../../../common/portfolio-changes';
import { rowOfUnit, type UnitRow } from '../model/unit-row';
import { hubQueries } from './hub-queries';

type ChangeRows = (rows: readonly UnitRow[]) => UnitRow[];

/** Updates the rows optimistically; the refetch that follows confirms or corrects them. */
async function showRows(queryClient: QueryClient, portfolioId: string, change: ChangeRows): Promise<void> {
  const { queryKey } = hubQueries.table(portfolioId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, table => (table ? { ...table, rows: change(table.rows) } : table));
}

/**
 * Mutations of the units of one portfolio. Each rejects with the service's reason and rolls back its optimistic update.
 */
export function useUnitCalls(portfolioId: string) {
  const queryClient = useQueryClient();
  const announce = () => announcePortfolioChange(queryClient, portfolioId);
  return {
    /** A unit that was removed earlier is restored with its owner's facts. */
    async add(objectId: string): Promise<UnitRow> {
      const unit = await call(unitApi.addUnit, {
        params: { id: portfolioId },
        body: { numberId: objectId },
      });
      const row = rowOfUnit(unit);
      await showRows(queryClient, portfolioId, rows => [...rows.filter(({ id }) => id !== row.id), row]);
      announce();
      return row;
    },

    /** Adds a pasted short list: valid lines are added, every other line is returned with its reason. */
    async addBatch(texts: readonly string[]) {
      const lines = texts.slice(0, batchLineLimit).map((text, index) => ({
        line: index + 1,
        text: text.slice(0, 300),
      }));
      const answer = await call(unitApi.addUnitsInBatch, {
        params: { id: portfolioId },
        body: { lines },
      });
      announce();
      return answer;
    },

    async remove({ id }: UnitRow): Promise<void> {
      await showRows(queryClient, portfolioId, rows => rows.filter(row => row.id !== id));
      try {
        await call(unitApi.removeUnit, { params: { id: portfolioId, entityId: id } });
      } finally {
        announce();
      }
    },

    /** Removes all or none. Resolves to what restores them. */
    async removeMany(removed: readonly UnitRow[]): Promise<() => Promise<void>> {
      const params = { id: portfolioId };
      const unitIds = removed.map(({ id }) => id);
      const gone = new Set(unitIds);
      await showRows(queryClient, portfolioId, rows => rows.filter(row => !gone.has(row.id)));
      try {
        await call(unitSelectionApi.removeUnits, { params, body: { unitIds } });
      } finally {
        announce();
      }
      return async () => {
        await call(unitSelectionApi.restoreUnits, { params, body: { unitIds } });
        announce();
      };
    },

    previewTransfer: (unitIds: string[], targetId: string): Promise<TransferPreview> =>
      call(unitSelectionApi.previewTransfer, { params: { id: portfolioId }, body: { unitIds, targetId } }),

    /** Moves or copies units to another portfolio. */
    async transfer(unitIds: string[], mode: TransferMode, target: TransferTarget): Promise<Transfer> {
      const body = { unitIds, mode, target };
      const transfer = await call(unitSelectionApi.transferUnits, { params: { id: portfolioId }, body });
      announce();
      announcePortfolioChange(queryClient, transfer.targetId);
      return transfer;
    },

    async undoTransfer({ mode, targetId, created, units }: Transfer): Promise<void> {
      const body = { mode, targetId, created, units };
      await call(unitSelectionApi.undoTransfer, { params: { id: portfolioId }, body });
      announce();
      announcePortfolioChange(queryClient, targetId);
    },

    /** Saves all edits or none. */
    async edit(edits: UnitEdit[]): Promise<WholeUnit[]> {
      const { units } = await call(unitApi.editUnits, { params: { id: portfolioId }, body: { edits } });
      const edited = new Map(units.map(unit => [unit.id, unit]));
      await showRows(queryClient, portfolioId, rows =>
        rows.map(row => {
          const unit = edited.get(row.id);
          return unit ? rowOfUnit(unit, row) : row;
        }),
      );
      announce();
      return units;
    },
  };
}
