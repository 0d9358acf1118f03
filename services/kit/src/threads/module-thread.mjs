import { register } from 'tsx/esm/api';

// What a thread of `startModuleThread` begins with: it has to learn TypeScript before it can read its own.
register();
await import(process.argv[2]);
