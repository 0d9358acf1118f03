import type { Language } from '@kavel/contracts';
import { type ReportPicture, reportApi } from '@kavel/contracts/reports';
import { type Caller, route, streamRoute } from '@kavel/service-kit';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Content } from '../documents/content';
import type { Look } from '../documents/look';
import { organisationName } from '../documents/organisation-name';
import { inNameOf } from '../documents/services';
import type { Template } from '../typst/templates';
import { lookOf, pdfOf, type ReportContext, readerOf } from './make';

/** A document that somebody asks for. */
interface Asked {
  template: Template;
  /** What it is about. */
  id: string;
  caller: Caller;
  body: { language: Language; brand?: string | undefined };
}

/** Documents as PDF and as pictures. Figures come from their services in the name of the caller. */
export function reportRoutes(app: FastifyInstance, context: ReportContext): void {
  const endpoints = [
    ['valuation', reportApi.valuationReport, reportApi.valuationReportPicture],
    ['property-score', reportApi.propertyScoreReport, reportApi.propertyScoreReportPicture],
    ['passport', reportApi.passportReport, reportApi.passportReportPicture],
    ['technisch-pve', reportApi.technicalBrief, reportApi.technicalBriefPicture],
    ['office-valuation', reportApi.officeReport, reportApi.officeReportPicture],
    ['portfolio', reportApi.portfolioReport, reportApi.portfolioReportPicture],
  ] as const;
  for (const [template, report, picture] of endpoints) {
    streamRoute(app, report, ({ body, caller }, reply) =>
      sendPdf(context, reply, { template, id: idIn(body), body, caller }),
    );
    route(app, picture, ({ body, caller }) => pictureOf(context, { template, id: idIn(body), body, caller }));
  }
}

type Body = { valuationId: string } | { objectId: string } | { portfolioId: string } | { briefId: string };

function idIn(body: Body): string {
  if ('valuationId' in body) return body.valuationId;
  if ('briefId' in body) return body.briefId;
  return 'objectId' in body ? body.objectId : body.portfolioId;
}

async function sendPdf(context: ReportContext, reply: FastifyReply, asked: Asked): Promise<FastifyReply> {
  const { content, look } = await contentOf(context, asked);
  const { fileName, pdf } = await pdfOf(context, asked.template, content, look);
  return reply
    .type('application/pdf')
    .header('content-disposition', contentDisposition(fileName))
    .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
}

async function pictureOf(context: ReportContext, asked: Asked): Promise<ReportPicture> {
  const { content, look } = await contentOf(context, asked);
  return context.compiler.make({ template: asked.template, content, look, as: 'svg' });
}

async function contentOf(
  { services, findLook }: ReportContext,
  { template, id, caller, body }: Asked,
): Promise<{ content: Content; look: Look }> {
  const asking = inNameOf(services, caller);
  const [content, look] = await Promise.all([
    readerOf[template](asking, id, body.language, body),
    lookOf(findLook, asking, body.brand, () => organisationName(asking, caller)),
  ]);
  return { content, look };
}
