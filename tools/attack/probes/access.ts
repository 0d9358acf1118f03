import { json } from '../http';
import { filled, type Operation } from '../operations';
import { makeOwned } from './owned';
import { collector, isRefusal, leakIn, type Probe } from './probe';

const somebody = '7b1f7a52-3d5c-4d0f-9b58-4c8c8f0c2f11';

function asking({ method }: Operation, headers: Record<string, string>) {
  return method === 'GET' || method === 'DELETE' ? { method, headers } : { ...json({}, headers), method };
}

/** Calls every guarded call without a token, and with forged tokens. */
export const tokens: Probe = {
  name: 'no or forged tokens',
  async run({ target, operations, owner }) {
    const { expect, done } = collector();
    const forged = [{}, ...forgeries(owner.authorization)];
    for (const operation of operations.filter(({ guarded }) => guarded)) {
      for (const headers of forged) {
        const answer = await target.ask(filled(operation.path, somebody), asking(operation, headers));
        const where = `${operation.method} ${operation.path}`;
        expect(answer.status === 401, 'answers without a valid token', where, answer);
      }
    }
    return done('calls');
  },
};

/** Algorithm `none`, another signature, another subject under the same signature. */
function forgeries(authorization: string): { authorization: string }[] {
  const [head = '', payload = '', signature = ''] = authorization.replace('Bearer ', '').split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return [
    `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    `${head}.${payload}.${signature.split('').reverse().join('')}`,
    `${head}.${encode({ ...claims, sub: somebody })}.${signature}`,
  ].map(token => ({ authorization: `Bearer ${token}` }));
}

/** Calls everything that takes an id with ids of another organisation. */
export const organisations: Probe = {
  name: 'ids of another organisation',
  async run(stage) {
    const { target, operations, stranger, member } = stage;
    const { expect, done } = collector();
    const owned = await makeOwned(stage, `Secret ${Date.now()}`);
    const taking = operations.filter(isOfOrganisation);
    for (const operation of taking) {
      for (const id of owned.ids) {
        for (const thief of [stranger, member]) {
          const answer = await target.ask(filled(operation.path, id), asking(operation, thief));
          const where = `${operation.method} ${filled(operation.path, id)}`;
          expect(isRefusal(answer), 'serves what belongs to others', where, answer);
          expect(!answer.body.includes(owned.secret), 'tells what belongs to others', where, answer);
          expect(leakIn(answer) === null, 'tells about our code', where, answer);
        }
      }
    }
    for (const { path } of operations.filter(one => one.method === 'GET' && !one.path.includes('{'))) {
      const answer = await target.ask(path, { headers: stranger });
      expect(!answer.body.includes(owned.secret), 'lists what belongs to others', `GET ${path}`, answer);
    }
    const still = await target.ask(`/api/portfolio/portfolios/${owned.portfolio}`, { headers: stage.owner });
    expect(still.body.includes(owned.secret), 'was changed by others', 'the portfolio of the owner', still);
    return done('checks of ids');
  },
};

/** Data of addresses is public; everything else belongs to an organisation. */
function isOfOrganisation({ path, service }: Operation): boolean {
  return path.includes('{') && (service === 'portfolio' || path.includes('/valuations/'));
}
