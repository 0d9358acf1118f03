import { reportApi } from '@kavel/contracts/reports';
import { streamRoute } from '@kavel/service-kit';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { organisationName } from '../documents/organisation-name';
import { inNameOf } from '../documents/services';
import { sealed } from '../typst/seal';
import { renderDocx } from '../valuation-report/docx/render-docx';
import { readValuationReport } from '../valuation-report/read-valuation-report';
import { renderXlsx } from '../valuation-report/xlsx/render-xlsx';
import { fileNameOf, lookOf, type ReportContext } from './make';

/** The valuation report as a Word document and as a workbook. */
export function valuationFileRoutes(app: FastifyInstance, { services, findLook }: ReportContext): void {
  const files = [
    [reportApi.valuationReportDocx, 'docx', renderDocx],
    [reportApi.valuationReportXlsx, 'xlsx', renderXlsx],
  ] as const;
  for (const [endpoint, ending, render] of files) {
    streamRoute(app, endpoint, async ({ body, caller }, reply) => {
      const asking = inNameOf(services, caller);
      const [report, look] = await Promise.all([
        readValuationReport(asking, body.valuationId, body.language, body),
        lookOf(findLook, asking, body.brand, () => organisationName(asking, caller)),
      ]);
      const { content, pictures } = sealed(report, look);
      return reply
        .type(endpoint.produces ?? 'application/octet-stream')
        .header('content-disposition', contentDisposition(fileNameOf('valuation', report, ending)))
        .send(await render(content, pictures));
    });
  }
}
