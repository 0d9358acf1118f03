import { ApiError, callForResponse } from '@kavel/api-client';
import type { Language } from '@kavel/contracts';
import { isTooSlow, reportApi } from '@kavel/contracts/reports';
import { type UnitFileFormat, type UnitView, unitExportApi } from '@kavel/contracts/units';
import { saveFile } from '@kavel/files';
import { fileNameOf } from '@kavel/i18n';
import { unitFileTexts } from '../../../i18n/unit-file';

export interface UnitFileRequest {
  portfolio: { id: string; name: string };
  view: UnitView;
  format: UnitFileFormat | 'pdf';
  language: Language;
  /** First part of the file name. */
  kind: string;
}

/**
 * Offers the units as the view shows them as a file, which the service writes and puts on record. A PDF that takes too
 * long is not offered: then the answer says so, in the user's language. Throws like `call`.
 */
export async function saveUnitFile(request: UnitFileRequest): Promise<string | null> {
  const { portfolio, format, language, kind } = request;
  const response = await responseOf(request).catch((error: unknown) => {
    if (error instanceof ApiError && isTooSlow(error.details)) return null;
    throw error;
  });
  if (response === null) return unitFileTexts[language].tooSlow;
  const today = new Date().toISOString().slice(0, 10);
  saveFile(await response.blob(), fileNameOf([kind, portfolio.name, null, today], format));
  return null;
}

function responseOf({ portfolio: { id }, view, format, language }: UnitFileRequest): Promise<Response> {
  return format === 'pdf'
    ? callForResponse(reportApi.portfolioReport, {}, jsonOf({ portfolioId: id, view, language }))
    : callForResponse(unitExportApi.exportUnits, { params: { id } }, jsonOf({ view, format, language }));
}

const jsonOf = (body: object) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
