export { BelowTheFold } from './ui/below-the-fold';
