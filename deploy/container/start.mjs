import { checkSettings, runGateway } from '../../tools/bootstrap/gateway.mjs';
import { prepareData } from '../../tools/bootstrap/start.mjs';

// `npm start` in an image: installed and built already, so data and gateway are what is left.
process.exitCode = (await checkSettings()) || (await prepareData()) || (await runGateway());
