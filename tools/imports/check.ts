import type { IViolation } from 'dependency-cruiser';
import { type Imports, readImports } from './cruise';
import type { Breach } from './judge';
import { makeRules } from './rules';
import { findUndeclared } from './undeclared';

export interface Checked extends Imports {
  found: Breach[];
}

/** Checks all imports of the packages below `root` against the table. */
export async function checkImports(root: string): Promise<Checked> {
  const rules = makeRules();
  const instead = new Map(rules.forbidden?.map(({ name, comment }) => [name, comment ?? '']));
  const imports = await readImports(root, rules);
  const broken = imports.violations.map(violation => ({
    ...ends(violation),
    rule: violation.rule.name,
    instead: instead.get(violation.rule.name) ?? '',
  }));
  return { ...imports, found: [...broken, ...findUndeclared(root, imports.modules)] };
}

function ends({ from, to, cycle }: IViolation): Pick<Breach, 'from' | 'to'> {
  return { from, to: cycle?.map(({ name }) => name).join(' → ') ?? to };
}
