import {
  drawnKeys,
  largestSeed,
  type MonteCarloSettings,
  runLimits,
  spreadLimits,
} from '@kavel/contracts/valuations';

export const settingFields = [...drawnKeys, 'correlation', 'runs', 'seed'] as const;
export type SettingField = (typeof settingFields)[number];

/** As typed: spreads in percent or percentage points. */
export type SettingsForm = Readonly<Record<SettingField, string>> & {
  shapes: Shapes;
};
type Shapes = Required<NonNullable<MonteCarloSettings['shapes']>>;

const isSpread = (field: SettingField): field is (typeof drawnKeys)[number] =>
  (drawnKeys as readonly string[]).includes(field);

/** Inclusive, in the unit of the field. */
export function boundsOf(field: SettingField): { from: number; to: number } {
  if (isSpread(field)) return { from: 0, to: spreadLimits[field] * 100 };
  if (field === 'correlation') return { from: -1, to: 1 };
  return field === 'runs' ? { from: runLimits.min, to: runLimits.max } : { from: 0, to: largestSeed };
}

export function toSettingsForm(settings: MonteCarloSettings): SettingsForm {
  const { spreads, correlation, runs, seed } = settings;
  const percents = Object.fromEntries(
    drawnKeys.map(key => [key, String(Math.round(spreads[key] * 1e6) / 1e4)]),
  ) as Record<(typeof drawnKeys)[number], string>;
  return {
    ...percents,
    correlation: String(correlation),
    runs: String(runs),
    seed: String(seed),
    shapes: shapesIn(settings),
  };
}

/** The settings, or the invalid fields. Accepts a decimal comma. */
export function fromSettingsForm(
  form: SettingsForm,
): { settings: MonteCarloSettings } | { wrong: ReadonlySet<SettingField> } {
  const numberOf = (field: SettingField) => {
    const text = form[field].trim().replace(',', '.');
    return text === '' ? Number.NaN : Number(text);
  };
  const wrong = settingFields.filter(field => {
    const [value, { from, to }] = [numberOf(field), boundsOf(field)];
    const isWhole = isSpread(field) || field === 'correlation' || Number.isInteger(value);
    return !(value >= from && value <= to && isWhole);
  });
  if (wrong.length > 0) return { wrong: new Set(wrong) };
  const spreads = Object.fromEntries(
    drawnKeys.map(key => [key, Math.round(numberOf(key) * 1e4) / 1e6]),
  ) as MonteCarloSettings['spreads'];
  const [correlation, runs, seed] = [numberOf('correlation'), numberOf('runs'), numberOf('seed')];
  return { settings: { spreads, shapes: form.shapes, correlation, runs, seed } };
}

/** The shape of each distribution; normal where none is stated. */
export function shapesIn({ shapes }: MonteCarloSettings): Shapes {
  const normal = { discountRate: 'normal', exitYield: 'normal', rentGrowth: 'normal' } as const;
  return { ...normal, vacancyRate: 'normal', vacantValue: 'normal', costs: 'normal', ...shapes };
}
