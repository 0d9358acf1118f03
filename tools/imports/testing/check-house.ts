import { checkImports } from '../check';

/** Prints the violations below a given folder as JSON. */
const { found } = await checkImports(process.argv[2] ?? '.');
console.log(JSON.stringify(found));
