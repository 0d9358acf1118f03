import { cruise, type IFlattenedRuleSet, type IModule, type IViolation } from 'dependency-cruiser';
import { packageFolders } from './folders';

/** Files in the repository folder that a build, a tool or a run creates. */
const notOurs = '(?:^|/)(?:dist|\\.kavel|\\.cache|reports)/|/client/generated/';

export interface Imports {
  modules: IModule[];
  violations: IViolation[];
}

/** Reads every import of the packages below `root`, types included, and holds them against rules. */
export async function readImports(root: string, rules: IFlattenedRuleSet): Promise<Imports> {
  const { output } = await cruise(
    packageFolders(root),
    {
      baseDir: root,
      // TypeScript 7 has no compiler API to parse with.
      parser: 'swc',
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: notOurs },
      validate: true,
      ruleSet: rules,
    },
    { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
  );
  if (typeof output === 'string') throw new Error(output);
  return { modules: output.modules, violations: output.summary.violations };
}
