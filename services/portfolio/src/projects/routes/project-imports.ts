import { randomUUID } from 'node:crypto';
import type { RealEstateObject } from '@kavel/contracts';
import { type ProjectImportRow, projectApi } from '@kavel/contracts/projects';
import { type Caller, route, type ServiceClient } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { RouteContext } from '../../common/context';
import type { OrganisationScope } from '../../repositories/store';
import { matchObjects } from '../../units/routes/match-objects';
import * as imports from '../repositories/project-imports';
import {
  type AddressMatch,
  addressesToMatch,
  type ImportPlan,
  planImport,
  planUndo,
  type ReadRow,
  readRows,
} from '../rules/import-plan';

type ImportContext = Pick<RouteContext, 'store' | 'realEstateData'>;

/** Imports of a tracker's export, and undoing them as a whole. */
export function projectImportRoutes(app: FastifyInstance, { store, realEstateData }: ImportContext): void {
  /** Parses and matches the rows; the catalogue is called outside any transaction. */
  const prepare = async (caller: Caller, given: readonly ProjectImportRow[]) => {
    const rows = readRows(given);
    const known = await store.inOrganisation(caller, scope =>
      imports.knownProjects(scope, keysOf(rows), { lock: false }),
    );
    const matches = await matchAddresses(realEstateData, addressesToMatch(rows, known), caller);
    return { rows, matches };
  };

  route(app, projectApi.previewProjectImport, async ({ caller, body }) => {
    const prepared = await prepare(caller, body.rows);
    const plan = await store.inOrganisation(caller, scope => planIn(scope, prepared, { lock: false }));
    return { counts: plan.counts, rows: plan.results };
  });

  route(app, projectApi.importProjects, async ({ caller, body }) => {
    const prepared = await prepare(caller, body.rows);
    return store.inOrganisation(caller, async scope => {
      const { writes, counts, results } = await planIn(scope, prepared, { lock: true });
      const contents = (isNew: boolean) =>
        writes
          .filter(({ before }) => (before === null) === isNew)
          .map(({ id, after }) => ({ id, content: after }));
      await imports.insertProjects(scope, contents(true));
      await imports.updateProjects(scope, contents(false));
      const made = await imports.insertImport(scope, caller, { name: body.name, counts, writes });
      return { ...made, rows: results };
    });
  });

  route(app, projectApi.listProjectImports, ({ caller }) =>
    store.inOrganisation(caller, scope => imports.listImports(scope)),
  );

  route(app, projectApi.undoProjectImport, ({ caller, params: { id } }) =>
    store.inOrganisation(caller, async scope => {
      const writes = await imports.lockImport(scope, id);
      const current = await imports.lockContents(
        scope,
        writes.map(write => write.id),
      );
      const { deleted, restored, kept } = planUndo(writes, current);
      await imports.deleteProjects(scope, deleted);
      await imports.updateProjects(scope, restored);
      const undone = await imports.closeImport(scope, id);
      return { ...undone, restored: deleted.length + restored.length, kept };
    }),
  );
}

interface Prepared {
  rows: ReadRow[];
  matches: ReadonlyMap<string, AddressMatch>;
}

async function planIn(
  scope: OrganisationScope,
  { rows, matches }: Prepared,
  { lock }: { lock: boolean },
): Promise<ImportPlan> {
  const projects = await imports.knownProjects(scope, keysOf(rows), { lock });
  return planImport(rows, { projects, matches, newId: randomUUID });
}

const keysOf = (rows: readonly ReadRow[]) => rows.flatMap(({ project }) => project?.issue_key ?? []);

/** Addresses matched by the catalogue. */
async function matchAddresses(
  realEstateData: ServiceClient,
  addresses: readonly string[],
  caller: Caller,
): Promise<Map<string, AddressMatch>> {
  if (addresses.length === 0) return new Map();
  const lines = addresses.map((text, at) => ({ line: at + 1, text }));
  const { results, json } = await matchObjects(realEstateData, { lines, candidates: false }, caller);
  return new Map(
    results.map(({ text, outcome, objectId, address }): [string, AddressMatch] => {
      const facts = objectId === null ? undefined : json.get(objectId);
      if (facts === undefined)
        return [text, { outcome: outcome === 'ambiguous' ? 'ambiguous' : 'not-found' }];
      const { lon, lat } = JSON.parse(facts) as Pick<RealEstateObject, 'lon' | 'lat'>;
      return [text, { outcome: 'matched', place: { objectId, address: address ?? text, lon, lat } }];
    }),
  );
}
