import { checkImports } from '../check';

/** Prints as JSON what breaks the table below the folder that it is given. */
const { found } = await checkImports(process.argv[2] ?? '.');
console.log(JSON.stringify(found));
