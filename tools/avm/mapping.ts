import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { Problem } from './problem';

const column = z.string().min(1);

const conditionSchema = z
  .strictObject({
    column,
    in: z.array(z.union([z.string(), z.number()])).optional(),
    notIn: z.array(z.union([z.string(), z.number()])).optional(),
    below: z.number().optional(),
    above: z.number().optional(),
    missing: z.literal(true).optional(),
  })
  .refine(({ column: _, ...tests }) => Object.values(tests).some(test => test !== undefined), {
    message: 'needs one of in, notIn, below, above, missing',
  });

const mappingSchema = z
  .strictObject({
    price: column,
    date: z
      .union([column, z.strictObject({ year: column, month: column.optional(), day: column.optional() })])
      .optional(),
    dateFormat: z.string().optional(),
    x: column.optional(),
    y: column.optional(),
    lon: column.optional(),
    lat: column.optional(),
    crs: z.union([z.string(), z.int().transform(code => `EPSG:${code}`)]).optional(),
    numeric: z.array(column).default([]),
    categorical: z.array(column).default([]),
    leaveOut: z.array(conditionSchema).default([]),
  })
  .refine(({ x, y }) => (x === undefined) === (y === undefined), {
    message: 'x and y go together',
    path: ['x'],
  })
  .refine(({ lon, lat }) => (lon === undefined) === (lat === undefined), {
    message: 'lon and lat go together',
    path: ['lon'],
  })
  .refine(({ x, lon }) => x === undefined || lon === undefined, {
    message: 'name either x and y or lon and lat',
    path: ['x'],
  })
  .refine(({ numeric, categorical }) => numeric.length + categorical.length > 0, {
    message: 'name at least one feature here or under categorical',
    path: ['numeric'],
  });

export type Mapping = z.infer<typeof mappingSchema>;
export type Condition = Mapping['leaveOut'][number];

/** Parses a mapping; docs/avm.md describes its fields. Throws a Problem naming the field. */
export function readMapping(path: string): Mapping {
  const parsed = mappingSchema.safeParse(readJson(path));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      issue => `  ${issue.path.join('.') || '(whole)'}: ${issue.message}`,
    );
    throw new Problem(`The mapping ${path} is not right:\n${problems.join('\n')}`);
  }
  requireOnce(parsed.data);
  return parsed.data;
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Problem(
      `The mapping ${path} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function requireOnce({ price, numeric, categorical }: Mapping): void {
  const features = [...numeric, ...categorical];
  if (features.includes(price))
    throw new Problem(
      `The mapping names ${price} as the price and as a feature: that would give the answer away`,
    );
  const twice = features.find((name, i) => features.indexOf(name) !== i);
  if (twice !== undefined) throw new Problem(`The mapping names ${twice} as a feature twice`);
}
