export { Sourcing } from './ui/sourcing';
