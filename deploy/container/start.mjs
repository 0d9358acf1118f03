import { checkSettings, runGateway } from '../../tools/bootstrap/gateway.mjs';
import { prepareData } from '../../tools/bootstrap/start.mjs';

// `npm start` in an image: it is installed and built already, so only data and gateway are started.
process.exitCode = (await checkSettings()) || (await prepareData()) || (await runGateway());
