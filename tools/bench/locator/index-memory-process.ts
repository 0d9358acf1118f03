import { megabytesOfIndex } from './reference';

/** A separate process that opens nothing but the index. Option: data folder. */
console.log(await megabytesOfIndex(process.argv[2] ?? ''));
process.exit();
