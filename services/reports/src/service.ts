import type { Endpoint } from '@kavel/contracts';
import { objectPictureApi, reportApi, signatureApi, signingKeyApi } from '@kavel/contracts/reports';
import type { ServiceDefinition } from '@kavel/service-kit';
import type { FindLook } from './documents/look';
import type { FigureServices } from './documents/services';
import { innerReportRoutes } from './routes/inner';
import { objectPictureRoutes } from './routes/object-pictures';
import { reportRoutes } from './routes/reports';
import { signatureRoutes } from './routes/signatures';
import { valuationFileRoutes } from './routes/valuation-files';
import { ReportSigner } from './signing/report-signer';
import { DocumentCompiler } from './typst/document-compiler';

export interface ReportServiceDependencies extends FigureServices {
  /** Looks of partners; without it there are none. */
  findLook?: FindLook;
  /** Secret that private keys are encrypted by; without it reports are not signed. */
  signingSecret?: Buffer | undefined;
  /** The clock of signatures. */
  now?: () => Date;
}

/** Documents made by Typst: all calls below `/api/reports`. It stores nothing. */
export function defineReportService({
  findLook = () => undefined,
  signingSecret,
  now = () => new Date(),
  ...services
}: ReportServiceDependencies): ServiceDefinition {
  const compiler = new DocumentCompiler();
  const signer = signingSecret === undefined ? null : new ReportSigner(signingSecret);
  return {
    name: 'reports',
    endpoints: [reportApi, signatureApi, signingKeyApi, objectPictureApi].flatMap(api =>
      Object.values<Endpoint>(api),
    ),
    routes(app) {
      reportRoutes(app, { services, compiler, findLook });
      valuationFileRoutes(app, { services, compiler, findLook });
      signatureRoutes(app, { services, compiler, findLook }, { signer, now });
      objectPictureRoutes(app, services.realEstateData);
      innerReportRoutes(app, { services, compiler, findLook });
    },
    ready: async () => true,
    close: () => compiler.close(),
  };
}
