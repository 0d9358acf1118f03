import { createHash } from 'node:crypto';
import { signatureApi } from '@kavel/contracts/reports';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { organisationName } from '../documents/organisation-name';
import { inNameOf } from '../documents/services';
import type { ReportSigner } from '../signing/report-signer';
import { readValuationReport } from '../valuation-report/read-valuation-report';
import { lookOf, pdfOf, type ReportContext } from './make';

/** Signatures beside reports. `signer`: null where none is set up. */
export function signatureRoutes(
  app: FastifyInstance,
  context: ReportContext,
  { signer, now }: { signer: ReportSigner | null; now: () => Date },
): void {
  route(app, signatureApi.signingState, async () => ({ available: signer !== null }));

  route(app, signatureApi.signReport, async ({ body, caller }) => {
    if (signer === null) throw new ServiceError('unprocessable', 'Signing of reports is not set up here');
    const asking = inNameOf(context.services, caller);
    const [report, organisation] = await Promise.all([
      readValuationReport(asking, body.valuationId, body.language, body),
      organisationName(asking, caller),
    ]);
    if (report.mark !== null) throw new ServiceError('conflict', 'Only an approved valuation is signed');
    const look = await lookOf(context.findLook, asking, body.brand, () => organisation);
    // The same data give the same bytes, so only a file that was made here is signed.
    const { pdf } = await pdfOf(context, 'valuation', report, look);
    if (createHash('sha256').update(pdf).digest('hex') !== body.sha256)
      throw new ServiceError('conflict', 'This is another file than the report is now. Download it again.');
    return signer.sign({
      sha256: body.sha256,
      valuationId: body.valuationId,
      title: report.title,
      organisationId: caller.organisationId,
      organisation,
      signedBy: caller.actorName,
      signedAt: now().toISOString(),
    });
  });

  route(app, signatureApi.verifySignature, async ({ body: { sha256, file } }) => ({
    verdict: signer?.verify(file, sha256) ?? 'unknown',
  }));
}
