import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { soak } from './run';

const usage = 'Usage: node --import tsx tools/soak/kill.ts [--rounds 200] [--port 4193]';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '200' }, port: { type: 'string', default: '4193' } },
});
const [rounds, port] = [Number(values.rounds), Number(values.port)];
if (Number.isInteger(rounds) && Number.isInteger(port) && rounds > 0) {
  const report = await soak({ rounds, port, say: line => console.error(line) });
  console.log(JSON.stringify({ ...report, load: loadavg()[0] }));
  process.exitCode = report.problems.length === 0 ? 0 : 1;
} else {
  console.error(usage);
  process.exitCode = 2;
}
