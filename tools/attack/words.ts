/** Names of files that are often served unintentionally. The other words come from our own paths. */
export const careless = [
  '.env',
  '.git/HEAD',
  '.git/config',
  '.htaccess',
  '.kavel',
  '.npmrc',
  '.built-from',
  '.well-known/security.txt',
  'admin',
  'backup',
  'backup.sql',
  'backup.zip',
  'config.json',
  'console',
  'debug',
  'dump.sql',
  'keys',
  'keys/releases.pem',
  'node_modules',
  'package.json',
  'phpinfo.php',
  'pnpm-lock.yaml',
  'postgres',
  'releases.pem',
  'server-status',
  'swagger.json',
  'test',
  'tsconfig.json',
  'users.csv',
  'wp-admin',
];

/** Public paths that intentionally return 200. */
export const meant =
  /^\/(healthz|readyz|metrics|registry\.json|favicon\.(ico|svg)|robots\.txt|\.well-known\/[\w.-]+|api\/[a-z-]+\/openapi\.json|api\/docs.*)$/;
