import { call } from '@kavel/api-client';
import { type SignatureFile, signatureApi, type ValuationReportBody } from '@kavel/contracts/reports';
import { queryOptions } from '@kavel/query';

/** Whether reports can be signed here. */
export const signingQuery = queryOptions({
  queryKey: ['reports', 'signing'],
  queryFn: ({ signal }) => call(signatureApi.signingState, {}, { signal }),
});

export function signReport(report: ValuationReportBody, sha256: string): Promise<SignatureFile> {
  return call(signatureApi.signReport, { body: { ...report, sha256 } });
}

export function verifySignature(file: SignatureFile, sha256: string) {
  return call(signatureApi.verifySignature, { body: { file, sha256 } });
}
