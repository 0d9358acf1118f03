import { cruise, type IFlattenedRuleSet, type IModule, type IViolation } from 'dependency-cruiser';
import { packageFolders } from './folders';

/** Files in the repository folder that are created by a build, a tool or a run. */
const notOurs = '(?:^|/)(?:dist|\\.kavel|\\.cache|reports)/|/client/generated/';

export interface Imports {
  modules: IModule[];
  violations: IViolation[];
}

/** Reads all imports of the packages below `root`, including types, and checks them against rules. */
export async function readImports(root: string, rules: IFlattenedRuleSet): Promise<Imports> {
  const { output } = await cruise(
    packageFolders(root),
    {
      baseDir: root,
      // TypeScript 7 has no compiler API for parsing.
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
