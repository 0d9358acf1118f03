import { reportApi } from '@kavel/contracts/reports';
import type { ServiceDefinition } from '@kavel/service-kit';
import type { FindLook } from './documents/look';
import type { FigureServices } from './documents/services';
import { innerReportRoutes } from './routes/inner';
import { reportRoutes } from './routes/reports';
import { valuationFileRoutes } from './routes/valuation-files';
import { DocumentCompiler } from './typst/document-compiler';

export interface ReportServiceDependencies extends FigureServices {
  /** Looks of partners; without it there are none. */
  findLook?: FindLook;
}

/** Documents made by Typst: all calls below `/api/reports`. It stores nothing. */
export function defineReportService({
  findLook = () => undefined,
  ...services
}: ReportServiceDependencies): ServiceDefinition {
  const compiler = new DocumentCompiler();
  return {
    name: 'reports',
    endpoints: Object.values(reportApi),
    routes(app) {
      reportRoutes(app, { services, compiler, findLook });
      valuationFileRoutes(app, { services, compiler, findLook });
      innerReportRoutes(app, { services, compiler, findLook });
    },
    ready: async () => true,
    close: () => compiler.close(),
  };
}
