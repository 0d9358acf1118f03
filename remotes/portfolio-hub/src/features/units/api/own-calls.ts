import { call } from '@kavel/api-client';
import { type OwnColumn, type OwnValue, type UnitTag, unitOwnApi } from '@kavel/contracts/units';
import { useQueryClient } from '@kavel/query';
import { announcePortfolioChange } from '../../../common/portfolio-changes';
import type { UnitRow } from '../model/unit-row';
import { hubQueries } from './hub-queries';

export interface NewColumn extends Pick<OwnColumn, 'name' | 'kind' | 'choices'> {
  everywhere: boolean;
}

/** Mutations of tags and own columns of one portfolio. Each rejects with the service's reason. */
export function useOwnCalls(portfolioId: string) {
  const queryClient = useQueryClient();
  const params = { id: portfolioId };
  const announced = async <Answer>(change: Promise<Answer>): Promise<Answer> => {
    const answer = await change;
    announcePortfolioChange(queryClient, portfolioId);
    return answer;
  };
  return {
    async createTag(name: string): Promise<UnitTag> {
      const tag = await call(unitOwnApi.createUnitTag, { body: { name } });
      await queryClient.invalidateQueries({ queryKey: hubQueries.tags().queryKey });
      return tag;
    },
    async deleteTag(id: string): Promise<void> {
      await announced(call(unitOwnApi.deleteUnitTag, { params: { id } }));
      await queryClient.invalidateQueries({ queryKey: hubQueries.tags().queryKey });
    },
    tag: (unitIds: string[], add: string[], remove: string[]) =>
      announced(call(unitOwnApi.tagUnits, { params, body: { unitIds, add, remove } })),
    createColumn: (column: NewColumn) =>
      announced(call(unitOwnApi.createOwnColumn, { params, body: column })),
    updateColumn: ({ id, name, choices }: Pick<OwnColumn, 'id' | 'name' | 'choices'>) =>
      announced(call(unitOwnApi.updateOwnColumn, { params: { id }, body: { name, choices } })),
    deleteColumn: (id: string) => announced(call(unitOwnApi.deleteOwnColumn, { params: { id } })),
    restoreColumn: (id: string) => announced(call(unitOwnApi.restoreOwnColumn, { params: { id } })),
    /** Shows the value at once; the refetch that follows confirms or corrects it. */
    async setValue(row: UnitRow, columnId: string, value: OwnValue | null): Promise<void> {
      const { queryKey } = hubQueries.table(portfolioId);
      await queryClient.cancelQueries({ queryKey });
      const { [columnId]: _, ...others } = row.own;
      const own = value === null ? others : { ...others, [columnId]: value };
      queryClient.setQueryData(queryKey, table =>
        table
          ? { ...table, rows: table.rows.map(one => (one.id === row.id ? { ...one, own } : one)) }
          : table,
      );
      try {
        const body = { values: [{ unitId: row.id, columnId, value }] };
        await call(unitOwnApi.setOwnValues, { params, body });
      } finally {
        announcePortfolioChange(queryClient, portfolioId);
      }
    },
  };
}
