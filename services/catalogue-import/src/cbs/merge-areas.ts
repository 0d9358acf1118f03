import type { SnapshotBuilder } from '../build/snapshot-builder';

/** Key figures without boundaries. */
export const stagedFigures = { name: 'figures', columns: 'code VARCHAR, figures VARCHAR' } as const;

/**
 * Staged areas replace those with the same code. A file with fewer facts, such as boundaries without key figures, does
 * not remove facts of an earlier file.
 */
export async function mergeAreas(builder: SnapshotBuilder): Promise<void> {
  await mergeTable(builder, 'wijk', 'gemeentecode, gemeentenaam');
  await mergeTable(builder, 'buurt', 'wijkcode, gemeentecode, gemeentenaam');
  await mergeGemeenten(builder);
  await mergeFigures(builder);
}

/** Names of gemeenten, and given outlines; other outlines are derived from their wijken. */
async function mergeGemeenten(builder: SnapshotBuilder): Promise<void> {
  await builder.makeStaged('gemeente');
  await builder.replace(
    'gemeente',
    `WITH latest AS (
       SELECT code, arg_max(naam, rowid) AS naam, arg_max(shape, rowid) AS shape
       FROM staged_gemeente GROUP BY code)
     SELECT code, coalesce(s.naam, o.naam) AS naam, coalesce(s.shape, o.shape) AS shape
     FROM latest s FULL JOIN gemeente o USING (code) ORDER BY code`,
  );
  await builder.run('DROP TABLE staged_gemeente');
}

async function mergeTable(builder: SnapshotBuilder, table: 'wijk' | 'buurt', parents: string): Promise<void> {
  await builder.makeStaged(table);
  const kept = parents.split(', ').map(column => `coalesce(s.${column}, o.${column}) AS ${column}`);
  await builder.replace(
    table,
    `WITH latest AS (
       SELECT * FROM staged_${table} WHERE rowid IN (SELECT max(rowid) FROM staged_${table} GROUP BY code)),
     merged AS (
       SELECT s.* REPLACE (
         coalesce(s.naam, o.naam, s.code) AS naam, ${kept.join(', ')},
         json_merge_patch(coalesce(o.figures, '{}'), s.figures)::JSON AS figures)
       FROM latest s LEFT JOIN ${table} o ON o.code = s.code)
     SELECT * FROM merged
     UNION ALL SELECT * FROM ${table} WHERE code NOT IN (SELECT code FROM latest)
     ORDER BY code`,
  );
  await builder.run(`DROP TABLE staged_${table}`);
}

async function mergeFigures(builder: SnapshotBuilder): Promise<void> {
  await builder.makeStagedAs(stagedFigures.name, stagedFigures.columns);
  for (const table of ['wijk', 'buurt'])
    await builder.run(
      `UPDATE ${table} SET figures = json_merge_patch(coalesce(${table}.figures, '{}'), f.figures::JSON)
       FROM (SELECT * FROM staged_figures WHERE rowid IN (SELECT max(rowid) FROM staged_figures GROUP BY code)) f
       WHERE f.code = ${table}.code`,
    );
  await builder.run('DROP TABLE staged_figures');
}
