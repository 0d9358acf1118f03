export * from './score-weights';
export * from './score-weights-api';
