import lean from './lean-contracts-loader.cjs';

const source = `
import { z } from 'zod';
export const kinds = ['a', 'b'];
export const kindSchema = z.enum(kinds);
export const wideSchema = kindSchema.or(z.string()).optional();
const money = z.number();
export const limits = { min: 0, max: 10 };
export const api = {
  get: defineEndpoint({ service: 's', method: 'GET', path: '/x/:id', access: 'public', summary: 'One', params: z.object({ id: z.string() }), result: wideSchema }),
  put: defineEndpoint({ summary: 'Two', body: z.array(kindSchema), method: 'PUT', path: '/y', result: money, access: ['key'] }),
};
export const doubled = limits.max * 2;
export function isKind(text) {
  const found = kindSchema.safeParse(text);
  return found.success;
}
`;

/** Exports of the module when `z` is erased. */
function exportsOf(code: string) {
  const body = code
    .replace(/import .*\n/, '')
    .replace(/export const (\w+)/g, 'const $1 = exported.$1')
    .replace(/export function (\w+)/g, 'exported.$1 = function $1');
  const exported: Record<string, unknown> = {};
  new Function('exported', 'z', 'defineEndpoint', body)(exported, 'hollow', (call: unknown) => call);
  return exported;
}

test('keeps lists, limits and addresses of calls; removes schemas and descriptions', () => {
  const { isKind, ...constants } = exportsOf(lean(source));
  expect(constants).toEqual({
    kinds: ['a', 'b'],
    kindSchema: 'hollow',
    wideSchema: 'hollow',
    limits: { min: 0, max: 10 },
    api: {
      get: { service: 's', method: 'GET', path: '/x/:id', access: 'public' },
      put: { method: 'PUT', path: '/y', access: ['key'] },
    },
    doubled: 20,
  });
});

test('functions that use a schema stay, so that they throw in a browser', () => {
  const { isKind } = exportsOf(lean(source)) as { isKind: (text: string) => boolean };
  expect(() => isKind('a')).toThrow('safeParse is not a function');
});
