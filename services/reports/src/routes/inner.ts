import { documentInnerApi } from '@kavel/contracts/reports';
import { innerRoute } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { ProgressNotes } from '../documents/progress';
import { inNameOf } from '../documents/services';
import { timeoutMs } from '../typst/document-compiler';
import { fileOf, lookOf, type ReportContext, readerOf } from './make';

/** Documents of batches, for a job whose user may have signed out. */
export function innerReportRoutes(app: FastifyInstance, context: ReportContext): void {
  innerRoute(app, documentInnerApi.makeDocument, async ({ body }) => {
    const { template, subject, language, brand, sender, formats, place } = body;
    const progress = new ProgressNotes(context.services.portfolio, place);
    const asking = inNameOf(progress.reading(context.services), { ...body.caller, token: '' });
    const content = await readerOf[template](asking, subject, language, body);
    const look = await lookOf(context.findLook, asking, brand, () => sender);
    const files: { fileName: string; bytes: string }[] = [];
    for (const format of formats) {
      await progress.drawing(files.length, formats.length);
      const { fileName, bytes } = await fileOf(context, template, content, look, format, timeoutMs.batch);
      files.push({ fileName, bytes: Buffer.from(bytes).toString('base64') });
    }
    return files;
  });
}
