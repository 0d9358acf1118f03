import { call } from '@kavel/api-client';
import { type OwnTemplate, type OwnTemplateBody, ownTemplateApi } from '@kavel/contracts/reports';
import { queryOptions } from '@kavel/query';

/** Templates of the organisation for its valuation report. */
export const templatesQuery = queryOptions({
  queryKey: ['report-templates'],
  queryFn: ({ signal }) => call(ownTemplateApi.listReportTemplates, {}, { signal }),
});

export const createTemplate = (body: OwnTemplateBody) => call(ownTemplateApi.createReportTemplate, { body });

export function saveTemplate({ id, revision }: OwnTemplate, body: OwnTemplateBody) {
  return call(ownTemplateApi.saveReportTemplate, { params: { id }, body: { ...body, revision } });
}

export const deleteTemplate = (id: string) => call(ownTemplateApi.deleteReportTemplate, { params: { id } });
export const restoreTemplate = (id: string) => call(ownTemplateApi.restoreReportTemplate, { params: { id } });
