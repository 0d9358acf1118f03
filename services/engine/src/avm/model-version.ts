/** Identifies the method and its parameters; changes whenever the same input could give another value. */
export const modelVersion = 'learned-comparables-5';

/** Whether a version is an earlier one of the same model; nothing is said of others, such as an organisation's own. */
export function isEarlierModel(version: string): boolean {
  const [, model, number] = /^(.*)-(\d+)$/.exec(version) ?? [];
  const [, current, currentNumber] = /^(.*)-(\d+)$/.exec(modelVersion) ?? [];
  return model !== undefined && model === current && Number(number) < Number(currentNumber);
}

/** Identifies stored learning results: changes with the method, and with the format of `SalesLearning`. */
export const learningVersion = `${modelVersion}-b`;
