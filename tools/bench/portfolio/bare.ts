import { startBareServer } from '@kavel/service-portfolio/bench';

/** A separate process, like the gateway. Options: port, folder. */
const [port, folder = ''] = process.argv.slice(2);
const server = await startBareServer({ port: Number(port), folder });
const stop = () => server.stop().then(() => process.exit(0));
process.once('SIGTERM', stop).once('disconnect', stop);
console.log('Bare is ready');
