export { brandsIn } from './brands/brand-source';
export { createGateway } from './create-gateway';
export { publishedRemotes } from './registry/published-remotes';
