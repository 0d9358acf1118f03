import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Device and network of a call, coarse but sufficient to recognise one's own sessions. */
export interface Origin {
  device: string | null;
  address: string | null;
}

export function originOf(request: Pick<FastifyRequest, 'ip' | 'headers'>): Origin {
  return { device: deviceOf(request.headers['user-agent'] ?? ''), address: networkOf(request.ip) };
}

/** First match wins: Edge and Opera also contain Chrome, and Chrome contains Safari. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** “Firefox, Linux”; null for an unknown browser. */
export function deviceOf(userAgent: string): string | null {
  const named = (list: readonly [RegExp, string][]) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [named(browsers), named(systems)].filter(Boolean).join(', ') || null;
}

/** The /24 of an IPv4 address, the /48 of an IPv6 one. */
export function networkOf(address: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(mapped)) return null;
  return `${firstGroups(mapped.split('%', 1)[0] ?? '').join(':')}::/48`;
}

function firstGroups(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(missing).fill('0'), ...after].slice(0, 3);
}
