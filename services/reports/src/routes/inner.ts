import { documentInnerApi } from '@kavel/contracts/reports';
import { innerRoute } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { inNameOf } from '../documents/services';
import { lookOf, pdfOf, type ReportContext, readerOf } from './make';

/** Documents of batches, for a job whose user may have signed out. */
export function innerReportRoutes(app: FastifyInstance, context: ReportContext): void {
  innerRoute(app, documentInnerApi.makeDocument, async ({ body }) => {
    const { template, subject, language, brand, sender } = body;
    const asking = inNameOf(context.services, { ...body.caller, token: '' });
    const content = await readerOf[template](asking, subject, language, body);
    const look = lookOf(context.findLook, asking, brand, () => sender);
    const { fileName, pdf } = await pdfOf(context, template, content, await look);
    return { fileName, pdf: Buffer.from(pdf).toString('base64') };
  });
}
