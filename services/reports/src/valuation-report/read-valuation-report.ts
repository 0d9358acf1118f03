import type { Language } from '@kavel/contracts';
import { type OwnTemplate, ownTemplateApi, type ValuationReportBody } from '@kavel/contracts/reports';
import { ServiceError } from '@kavel/service-kit';
import { readValuation } from '../documents/read-valuation';
import { type Asking, known } from '../documents/services';
import type { Report } from './model/report';
import { reportOf } from './report-of';

/** The report of a valuation that the caller may see, by the asked or the default template; `not-found` otherwise. */
export async function readValuationReport(
  asking: Asking,
  id: string,
  language: Language,
  { templateId }: Partial<Pick<ValuationReportBody, 'templateId'>> = {},
): Promise<Report> {
  const template = await templateOf(asking, templateId);
  const written = template?.language ?? language;
  return reportOf(await readValuation(asking, id, written), written, template?.sections);
}

async function templateOf(
  { askIfThere }: Asking,
  id: string | null | undefined,
): Promise<OwnTemplate | undefined> {
  if (id === null) return undefined;
  const templates = known(await askIfThere(ownTemplateApi.listReportTemplates, {})) ?? [];
  if (id === undefined) return templates.find(({ isDefault }) => isDefault);
  const found = templates.find(template => template.id === id);
  if (found === undefined) throw new ServiceError('not-found', 'This report template does not exist');
  return found;
}
