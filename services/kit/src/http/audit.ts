import type {
  Audited,
  Endpoint,
  EndpointResult,
  ExportedObject,
  exportApi,
  WorkAuditKind,
} from '@kavel/contracts';
import type { ownLayerApi } from '@kavel/contracts/layers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../caller';

/** Completed work, for the audit log of the caller's organisation. */
export interface AuditedWork {
  kind: WorkAuditKind;
  object: Audited['object'] | ExportedObject;
  caller: Caller;
  /** Network address of the caller. */
  address: string;
  /** `objectId`, `portfolioId` and other details: names, a status, ids; never a secret. */
  detail: Record<string, string>;
}

export type RecordWork = (work: AuditedWork) => Promise<void>;

/**
 * Records every call that declares `audit` after it succeeded and before it is answered. A call that cannot be recorded
 * is answered with an error.
 */
export function addAudit(app: FastifyInstance, record: RecordWork): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { endpoint } = request.routeOptions.config as { endpoint?: Endpoint };
    if (endpoint?.audit === undefined || request.caller === undefined || reply.statusCode >= 400) return;
    const work = workOf(endpoint.audit, request, payload);
    if (work) await record({ ...work, caller: request.caller, address: request.ip });
  });
}

type Told = Pick<AuditedWork, 'kind' | 'object' | 'detail'>;

function workOf({ kind, object }: Audited, request: FastifyRequest, payload: unknown): Told | null {
  const { id, status, fileId } = request.params as Record<string, string | undefined>;
  const detail = withoutEmpty({ ...namesIn(payload), ...(id && { objectId: id }), status, fileId });
  if (kind === 'valuation-status-changed') {
    const { reason } = (request.body ?? {}) as { reason?: string };
    const told = withoutEmpty({ ...detail, reason });
    return { kind: status === 'approved' ? 'valuation-approved' : kind, object, detail: told };
  }
  if (kind === 'value-overridden') {
    const overrides = overridesIn(request.body);
    return overrides.length === 0
      ? null
      : { kind, object, detail: { ...detail, ...overriddenIn(overrides) } };
  }
  if (kind === 'valuation-exported' && id === undefined) {
    const { valuationId } = request.body as { valuationId?: string };
    return { kind, object, detail: withoutEmpty({ objectId: valuationId }) };
  }
  if (kind === 'list-exported' && object !== 'list') {
    const { portfolioId, format } = request.body as Record<string, unknown>;
    return {
      kind,
      object,
      detail: withoutEmpty({ objectId: textOf(portfolioId) ?? id, format: textOf(format) }),
    };
  }
  if (kind === 'list-exported') {
    const {
      object: exported,
      objectId,
      rows,
      fileName,
    } = request.body as z.output<typeof exportApi.recordExport.body>;
    return { kind, object: exported, detail: withoutEmpty({ objectId, rows: String(rows), fileName }) };
  }
  if (kind === 'documents-exported') {
    const { template, subjects = [] } = request.body as { template?: string; subjects?: string[] };
    return { kind, object, detail: withoutEmpty({ ...detail, template, rows: String(subjects.length) }) };
  }
  if (kind === 'own-layer-added') {
    const layer = addedLayerIn(payload);
    return layer && { kind, object, detail: layer };
  }
  if (kind === 'article-picture-added') {
    const { name } = request.body as { name?: unknown };
    return { kind, object, detail: withoutEmpty({ ...detail, fileName: textOf(name) }) };
  }
  if (kind === 'portfolios-handed-over') {
    const { fromUserId, toUserId } = request.body as Record<string, string | undefined>;
    return { kind, object, detail: withoutEmpty({ objectId: fromUserId, to: toUserId }) };
  }
  return { kind, object, detail };
}

interface Override {
  unitId: string;
  value: number;
  reason: string;
}

function overridesIn(body: unknown): Override[] {
  const { choices = {} } = body as {
    choices?: Record<string, { override: Omit<Override, 'unitId'> | null }>;
  };
  return Object.entries(choices).flatMap(([unitId, { override }]) =>
    override === null ? [] : [{ unitId, ...override }],
  );
}

const overriddenIn = (overrides: readonly Override[]) => ({
  units: overrides.map(({ unitId }) => unitId).join(', '),
  value: overrides.map(({ value }) => `€ ${value}`).join(', '),
  reason: overrides.map(({ reason }) => reason).join('; '),
});

/** In characters; the answer of a valuation of 10,000 units has 400,000. */
const longestRead = 1_000_000;

/** Search fields of the answer: its id (where the path has none), its name, key or title, and its portfolio. */
function namesIn(payload: unknown): Record<string, string | undefined> {
  if (typeof payload !== 'string' || payload.length > longestRead) return {};
  const { result } = JSON.parse(payload) as { result?: Record<string, unknown> | null };
  return {
    objectId: textOf(result?.id),
    name: textOf(result?.name ?? result?.issue_key ?? result?.title),
    portfolioId: textOf(result?.portfolioId),
  };
}

/** Null for a file that was refused. */
function addedLayerIn(payload: unknown): Record<string, string> | null {
  if (typeof payload !== 'string') return null;
  const { result } = JSON.parse(payload) as { result: EndpointResult<typeof ownLayerApi.createOwnLayer> };
  const { layer } = result;
  return layer && { objectId: layer.id, name: layer.name, fileName: layer.fileName };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

function withoutEmpty(detail: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(detail).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
