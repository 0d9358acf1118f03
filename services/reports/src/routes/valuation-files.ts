import { reportApi } from '@kavel/contracts/reports';
import { streamRoute } from '@kavel/service-kit';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { organisationName } from '../documents/organisation-name';
import { inNameOf } from '../documents/services';
import { readValuationReport } from '../valuation-report/read-valuation-report';
import { fileOf, lookOf, type ReportContext } from './make';

/** The valuation report as a Word document and as a workbook. */
export function valuationFileRoutes(app: FastifyInstance, context: ReportContext): void {
  const files = [
    [reportApi.valuationReportDocx, 'docx'],
    [reportApi.valuationReportXlsx, 'xlsx'],
  ] as const;
  for (const [endpoint, format] of files) {
    streamRoute(app, endpoint, async ({ body, caller }, reply) => {
      const asking = inNameOf(context.services, caller);
      const [report, look] = await Promise.all([
        readValuationReport(asking, body.valuationId, body.language, body),
        lookOf(context.findLook, asking, body.brand, () => organisationName(asking, caller)),
      ]);
      const { fileName, bytes } = await fileOf(context, 'valuation', report, look, format);
      return reply
        .type(endpoint.produces ?? 'application/octet-stream')
        .header('content-disposition', contentDisposition(fileName))
        .send(Buffer.from(bytes));
    });
  }
}
