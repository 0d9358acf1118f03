import { createHash } from 'node:crypto';
import { type SigningKeys, signatureApi, signingKeyApi, signingKeyInnerApi } from '@kavel/contracts/reports';
import { route, ServiceError } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import { organisationName } from '../documents/organisation-name';
import { inNameOf } from '../documents/services';
import { type ReportSigner, verdictOf } from '../signing/report-signer';
import { readValuationReport } from '../valuation-report/read-valuation-report';
import { lookOf, pdfOf, type ReportContext } from './make';

/** Signatures beside reports, and the keys of organisations. `signer`: null where none is set up. */
export function signatureRoutes(
  app: FastifyInstance,
  context: ReportContext,
  { signer, now }: { signer: ReportSigner | null; now: () => Date },
): void {
  const keysOf = (organisationId: string) =>
    context.services.portfolio.call(signingKeyInnerApi.keptSigningKeys, { body: { organisationId } });

  route(app, signatureApi.signingState, async ({ caller }) => {
    if (signer === null) return { available: false, missing: 'setting' as const };
    const keys = await keysOf(caller.organisationId);
    return keys.length > 0
      ? { available: true, missing: null }
      : { available: false, missing: 'key' as const };
  });

  route(app, signatureApi.signReport, async ({ body, caller }) => {
    if (signer === null) throw new ServiceError('unprocessable', 'Signing of reports is not set up here');
    const [key] = await keysOf(caller.organisationId);
    if (key === undefined)
      throw new ServiceError('unprocessable', 'The organisation has no key to sign with');
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
    const statement = {
      sha256: body.sha256,
      valuationId: body.valuationId,
      title: report.title,
      organisationId: caller.organisationId,
      organisation,
      signedBy: caller.actorName,
      signedAt: now().toISOString(),
      signers: report.signers,
    };
    return signer.sign(statement, key);
  });

  route(app, signatureApi.verifySignature, async ({ body: { sha256, file } }) => {
    const known = await keysOf(file.statement.organisationId);
    return {
      verdict: verdictOf(
        file,
        sha256,
        known.map(({ publicKey }) => publicKey),
      ),
    };
  });

  const listed = async (organisationId: string): Promise<SigningKeys> => ({
    available: signer !== null,
    keys: (await keysOf(organisationId)).map(({ sealed: _, ...key }) => key),
  });

  route(app, signingKeyApi.listSigningKeys, ({ caller }) => listed(caller.organisationId));

  route(app, signingKeyApi.makeSigningKey, async ({ caller, body: { after } }) => {
    if (signer === null) throw new ServiceError('unprocessable', 'Signing of reports is not set up here');
    const { organisationId, actorId, actorName } = caller;
    const key = signer.makeKey(organisationId);
    const body = { organisationId, actorId, actorName, after, ...key };
    await context.services.portfolio.call(signingKeyInnerApi.keepSigningKey, { body });
    return listed(organisationId);
  });
}
