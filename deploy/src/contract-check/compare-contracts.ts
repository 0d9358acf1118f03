import { misfits } from './compare-schemas';
import type { ContractDescription, JsonSchema } from './describe-contracts';

/** Differences between two versions of the contracts. */
export interface ContractChange {
  /** Changes that break programs built against the earlier version. */
  breaks: string[];
  /** Additions of the later version. */
  additions: string[];
}

/** Compares the contracts with the published ones. */
export function compareContracts(before: ContractDescription, now: ContractDescription): ContractChange {
  const breaks = Object.entries(before.parts).flatMap(([name, { direction, schema }]) => {
    const part = now.parts[name];
    if (part === undefined) return isOptional(schema) ? [] : [`${name} is gone`];
    const problems = [
      ...(direction === 'output' ? [] : [...misfits(schema, part.schema), ...unread(schema, part.schema)]),
      ...(direction === 'input' ? [] : misfits(part.schema, schema)),
    ];
    return [...new Set(problems)].map(problem => `${name}: ${problem}`);
  });
  const demanded = Object.entries(now.parts).filter(
    ([name, { direction, schema }]) =>
      direction === 'input' && !(name in before.parts) && isKnownCall(name, before) && !isOptional(schema),
  );
  return {
    breaks: [...breaks, ...demanded.map(([name]) => `${name} was not asked for and now has to be given`)],
    additions: Object.keys(now.parts).filter(name => !(name in before.parts)),
  };
}

/** Why these contracts may not be published under their version; null when they may. */
export function refusal(before: ContractDescription, now: ContractDescription): string | null {
  const { breaks } = compareContracts(before, now);
  if (breaks.length === 0 || majorOf(now) > majorOf(before)) return null;
  return (
    `Contracts ${now.version} break what was built against ${before.version}; ` +
    `raise the major version, or mend:\n${breaks.map(one => `  ${one}`).join('\n')}`
  );
}

/** A field that is no longer read changes the behaviour of a call, although nothing fails. */
function unread(before: JsonSchema, now: JsonSchema): string[] {
  const fields = (schema: JsonSchema) => Object.keys((schema.properties ?? {}) as object);
  const known = new Set(fields(now));
  return now.properties === undefined
    ? []
    : fields(before)
        .filter(field => !known.has(field))
        .map(field => `.${field} is no longer read`);
}

function isKnownCall(name: string, before: ContractDescription): boolean {
  return `${name.replace(/ (params|query|body)$/, '')} result` in before.parts;
}

function isOptional(schema: JsonSchema): boolean {
  return schema.type === 'object' && ((schema.required ?? []) as string[]).length === 0;
}

function majorOf({ version }: ContractDescription): number {
  return Number(version.split('.', 1));
}
