import { Readable } from 'node:stream';
import { type UnitFileFormat, unitExportApi } from '@kavel/contracts/units';
import { type Caller, dateInNetherlands, route, streamRoute } from '@kavel/service-kit';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import { currentSnapshot } from '../../common/current-snapshot';
import { getPortfolio } from '../../portfolios/repositories/portfolios';
import { csvStream } from '../export/csv-stream';
import { unitFile, viewHead } from '../export/unit-file';
import { workbookStream } from '../export/workbook-stream';
import { readJudgedTable } from './judged-table';

const types: Record<UnitFileFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Units as a file, written while it is sent. */
export function unitExportRoutes(app: FastifyInstance, { store, realEstateData, now }: RouteContext): void {
  const read = async (caller: Caller, id: string) => {
    const today = { day: dateInNetherlands(now()), snapshot: await currentSnapshot(realEstateData) };
    return store.inOrganisation(caller, async scope => ({
      portfolio: (await getPortfolio(scope, id)).name,
      table: await readJudgedTable(scope, id, today),
    }));
  };

  route(app, unitExportApi.describeView, async ({ caller, params, body: { view, language } }) => {
    const { portfolio, table } = await read(caller, params.id);
    return { head: viewHead({ portfolio, table, view, language }) };
  });

  streamRoute(app, unitExportApi.exportUnits, async ({ caller, params, body }, reply) => {
    const { view, format, language } = body;
    const madeOn = dateInNetherlands(now());
    const { portfolio, table } = await read(caller, params.id);
    const { sheet: name, widths, rows } = unitFile({ portfolio, table, view, language, madeOn });
    const pieces = format === 'csv' ? csvStream(rows, language) : workbookStream({ name, widths, rows });
    return reply
      .type(types[format])
      .header('content-disposition', contentDisposition(`${portfolio} - ${madeOn}.${format}`))
      .send(Readable.from(pieces));
  });
}
