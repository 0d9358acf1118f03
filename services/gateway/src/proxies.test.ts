import { Writable } from 'node:stream';
import { addressKey } from '@kavel/service-kit';
import fastify, { type InjectOptions } from 'fastify';
import { type TrustedProxies, trustProxyOption, warnOfUnknownProxy } from './proxies';

/** How a gateway behind these proxies sees requests, and its log lines. */
function gatewayBehind(proxies: TrustedProxies) {
  const lines: string[] = [];
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const app = fastify({ trustProxy: trustProxyOption(proxies), logger: { level: 'warn', stream } });
  warnOfUnknownProxy(app);
  app.get('/', async request => ({ key: addressKey(request.ip), protocol: request.protocol }));
  const ask = async (remoteAddress: string, headers: InjectOptions['headers'] = {}) =>
    (await app.inject({ url: '/', remoteAddress, headers })).json();
  return { ask, lines };
}

const forged = '203.0.113.9';

it('without a proxy, forwarded headers change nothing', async () => {
  const { ask } = gatewayBehind(false);
  const headers = { 'x-forwarded-for': forged, 'x-forwarded-proto': 'https' };
  expect(await ask('192.0.2.7', headers)).toEqual({ key: '192.0.2.7', protocol: 'http' });
});

it.each<[string, TrustedProxies]>([
  ['one proxy by number', 1],
  ['one proxy by address', ['127.0.0.0/8']],
])('behind %s, only the address that it added counts', async (_, proxies) => {
  const { ask } = gatewayBehind(proxies);
  const headers = { 'x-forwarded-for': `${forged}, 192.0.2.7`, 'x-forwarded-proto': 'http, https' };
  expect(await ask('127.0.0.1', headers)).toEqual({ key: '192.0.2.7', protocol: 'https' });
});

it('behind two proxies, the address that the first one added counts', async () => {
  const { ask } = gatewayBehind(2);
  const headers = { 'x-forwarded-for': `${forged}, 2001:db8:1:2:3::4, 10.0.0.3` };
  expect((await ask('10.0.0.2', headers)).key).toBe('2001:db8:1:2::');
});

it('forwarded headers of an unknown address are ignored', async () => {
  const { ask } = gatewayBehind(['10.0.0.0/8']);
  expect((await ask('192.0.2.7', { 'x-forwarded-for': forged })).key).toBe('192.0.2.7');
});

it('logs once that headers of an unknown proxy are ignored', async () => {
  const { ask, lines } = gatewayBehind(false);
  await ask('192.0.2.7');
  expect(lines).toEqual([]);
  for (const header of ['x-forwarded-for', 'forwarded']) await ask('192.0.2.7', { [header]: forged });
  expect(lines).toEqual([expect.stringContaining('KAVEL_TRUST_PROXY')]);
});

it('logs nothing for a known proxy', async () => {
  const { ask, lines } = gatewayBehind(1);
  await ask('127.0.0.1', { 'x-forwarded-for': '192.0.2.7' });
  expect(lines).toEqual([]);
});
