export * from './rd';
