import { callForResponse } from '@kavel/api-client';
import type { Language } from '@kavel/contracts';
import { reportApi } from '@kavel/contracts/reports';
import { type UnitFileFormat, type UnitView, unitExportApi } from '@kavel/contracts/units';
import { saveFile } from '@kavel/files';
import { fileNameOf } from '@kavel/i18n';

export interface UnitFileRequest {
  portfolio: { id: string; name: string };
  view: UnitView;
  format: UnitFileFormat | 'pdf';
  language: Language;
  /** First part of the file name. */
  kind: string;
}

/** Offers the units as the view shows them as a file, which the service writes and puts on record. */
export async function saveUnitFile({ portfolio, view, format, language, kind }: UnitFileRequest) {
  const { id } = portfolio;
  const response = await (format === 'pdf'
    ? callForResponse(reportApi.portfolioReport, {}, jsonOf({ portfolioId: id, view, language }))
    : callForResponse(unitExportApi.exportUnits, { params: { id } }, jsonOf({ view, format, language })));
  const today = new Date().toISOString().slice(0, 10);
  saveFile(await response.blob(), fileNameOf([kind, portfolio.name, null, today], format));
}

const jsonOf = (body: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
