import { checkSettings, runGateway } from '../../tools/bootstrap/gateway.mjs';
import { prepareData } from '../../tools/bootstrap/start.mjs';

// `npm start` in an image, which is already installed and built: only prepares data and starts the gateway.
process.exitCode = (await checkSettings()) || (await prepareData()) || (await runGateway());
