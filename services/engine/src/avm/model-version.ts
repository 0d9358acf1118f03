/** Names the method and its settings; it changes whenever the same input could give another value. */
export const modelVersion = 'learned-comparables-5';

/** Names what is kept of learning: it changes with the method, and with the form of `SalesLearning`. */
export const learningVersion = `${modelVersion}-b`;
