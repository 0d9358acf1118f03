import type { Language } from '@kavel/contracts';
import { type ReportPicture, reportApi } from '@kavel/contracts/reports';
import { type Caller, route, ServiceError, streamRoute } from '@kavel/service-kit';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Content } from '../documents/content';
import { type FindLook, type Look, plainLook } from '../documents/look';
import { organisationName } from '../documents/organisation-name';
import { readPassport } from '../documents/read-passport';
import { readPortfolio } from '../documents/read-portfolio';
import { readPropertyScore } from '../documents/read-property-score';
import { readValuation } from '../documents/read-valuation';
import { type Asking, type FigureServices, inNameOf } from '../documents/services';
import type { DocumentCompiler } from '../typst/document-compiler';
import { seal } from '../typst/seal';
import type { Template } from '../typst/templates';

export interface ReportContext {
  services: FigureServices;
  compiler: DocumentCompiler;
  findLook: FindLook;
}

/** A document that somebody asks for. */
interface Asked {
  template: Template;
  caller: Caller;
  body: { language: Language; brand?: string | undefined };
  read(asking: Asking, language: Language): Promise<Content>;
}

/** Names of files. */
const fileNames: Record<Template, Record<Language, string>> = {
  valuation: { nl: 'Waarderingsrapport', en: 'Valuation report', de: 'Bewertungsbericht' },
  'property-score': { nl: 'Scorerapport', en: 'Score report', de: 'Scorebericht' },
  passport: { nl: 'Vastgoedpaspoort', en: 'Property passport', de: 'Objektpass' },
  portfolio: { nl: 'Portefeuillerapport', en: 'Portfolio report', de: 'Portfoliobericht' },
};

/** Documents as PDF and as pictures. Figures come from their services in the name of the caller. */
export function reportRoutes(app: FastifyInstance, context: ReportContext): void {
  const ofValuation = (id: string): Pick<Asked, 'template' | 'read'> => ({
    template: 'valuation',
    read: (asking, language) => readValuation(asking, id, language),
  });
  const ofScore = (id: string): Pick<Asked, 'template' | 'read'> => ({
    template: 'property-score',
    read: (asking, language) => readPropertyScore(asking, id, language),
  });
  const ofPassport = (id: string): Pick<Asked, 'template' | 'read'> => ({
    template: 'passport',
    read: (asking, language) => readPassport(asking, id, language),
  });
  const ofPortfolio = (id: string): Pick<Asked, 'template' | 'read'> => ({
    template: 'portfolio',
    read: (asking, language) => readPortfolio(asking, id, language),
  });

  streamRoute(app, reportApi.valuationReport, ({ body, caller }, reply) =>
    sendPdf(context, reply, { ...ofValuation(body.valuationId), body, caller }),
  );
  route(app, reportApi.valuationReportPicture, ({ body, caller }) =>
    pictureOf(context, { ...ofValuation(body.valuationId), body, caller }),
  );
  streamRoute(app, reportApi.propertyScoreReport, ({ body, caller }, reply) =>
    sendPdf(context, reply, { ...ofScore(body.objectId), body, caller }),
  );
  route(app, reportApi.propertyScoreReportPicture, ({ body, caller }) =>
    pictureOf(context, { ...ofScore(body.objectId), body, caller }),
  );
  streamRoute(app, reportApi.passportReport, ({ body, caller }, reply) =>
    sendPdf(context, reply, { ...ofPassport(body.objectId), body, caller }),
  );
  route(app, reportApi.passportReportPicture, ({ body, caller }) =>
    pictureOf(context, { ...ofPassport(body.objectId), body, caller }),
  );
  streamRoute(app, reportApi.portfolioReport, ({ body, caller }, reply) =>
    sendPdf(context, reply, { ...ofPortfolio(body.portfolioId), body, caller }),
  );
  route(app, reportApi.portfolioReportPicture, ({ body, caller }) =>
    pictureOf(context, { ...ofPortfolio(body.portfolioId), body, caller }),
  );
}

async function sendPdf(context: ReportContext, reply: FastifyReply, asked: Asked): Promise<FastifyReply> {
  const { template, body } = asked;
  const { content, look } = await contentOf(context, asked);
  const { pdf } = await context.compiler.make({ template, ...seal(content, look), as: 'pdf' });
  const fileName = `${fileNames[template][body.language]} ${content.title}.pdf`;
  return reply
    .type('application/pdf')
    .header('content-disposition', contentDisposition(fileName))
    .send(Buffer.from(pdf));
}

async function pictureOf(context: ReportContext, asked: Asked): Promise<ReportPicture> {
  const { content, look } = await contentOf(context, asked);
  return context.compiler.make({ template: asked.template, ...seal(content, look), as: 'svg' });
}

async function contentOf(
  { services, findLook }: ReportContext,
  { caller, body, read }: Asked,
): Promise<{ content: Content; look: Look }> {
  const asking = inNameOf(services, caller);
  const [content, look] = await Promise.all([
    read(asking, body.language),
    lookOf(findLook, asking, caller, body.brand),
  ]);
  return { content, look };
}

async function lookOf(
  findLook: FindLook,
  asking: Asking,
  caller: Caller,
  brand: string | undefined,
): Promise<Look> {
  if (brand === undefined) return plainLook(await organisationName(asking, caller));
  const look = findLook(brand);
  if (look === undefined) throw new ServiceError('bad-request', `There is no brand ${brand}`);
  return look;
}
