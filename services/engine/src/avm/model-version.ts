/** Identifies the method and its parameters; changes whenever the same input could give another value. */
export const modelVersion = 'learned-comparables-5';

/** Identifies stored learning results: changes with the method, and with the format of `SalesLearning`. */
export const learningVersion = `${modelVersion}-b`;
