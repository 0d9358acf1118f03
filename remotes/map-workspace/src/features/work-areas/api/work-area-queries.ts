import { call } from '@kavel/api-client';
import { type DistrictLevel, districtApi } from '@kavel/contracts/districts';
import { type Delivered, type NewWorkArea, type WorkArea, workAreaApi } from '@kavel/contracts/work-areas';
import { queryOptions } from '@kavel/query';

/** Queries of work areas, with their cache keys. */
export const workAreaQueries = {
  all: () => ['work-areas'] as const,
  list: () =>
    queryOptions({
      queryKey: [...workAreaQueries.all(), 'list'],
      queryFn: ({ signal }) => call(workAreaApi.listWorkAreas, {}, { signal }),
    }),
  deliveries: () =>
    queryOptions({
      queryKey: [...workAreaQueries.all(), 'deliveries'],
      queryFn: ({ signal }) => call(workAreaApi.listWorkAreaDeliveries, {}, { signal }),
    }),
};

export const createWorkArea = (body: NewWorkArea) => call(workAreaApi.createWorkArea, { body });
export const renameWorkArea = ({ id, revision }: WorkArea, name: string) =>
  call(workAreaApi.changeWorkArea, { params: { id }, body: { revision, name } });
export const deleteWorkArea = ({ id }: WorkArea) => call(workAreaApi.deleteWorkArea, { params: { id } });
export const restoreWorkArea = ({ id }: WorkArea) => call(workAreaApi.restoreWorkArea, { params: { id } });
export const deliverWorkAreas = (name: string, areas: Delivered[]) =>
  call(workAreaApi.deliverWorkAreas, { body: { name, areas } });
export const undoDelivery = (id: string) => call(workAreaApi.undoWorkAreaDelivery, { params: { id } });

/** The outline of a gemeente, wijk or buurt. */
export const outlineOfArea = (level: DistrictLevel, code: string) =>
  call(districtApi.districtOutline, { params: { level, code } });
