import { pagePolicy } from './security-headers';

const nothing = { tileServer: null, analyticsScript: null };
const connectSources = (policy: string) => /connect-src ([^;]*)/.exec(policy)?.[1];

describe('the policy of a page', () => {
  it('lets a page connect to its own origin only, by default', () => {
    expect(connectSources(pagePolicy('n', nothing))).toBe("'self'");
  });

  it('lets a page connect to the origins of configured services, each named once', () => {
    const services = {
      portfolio: 'https://api.example/portfolio',
      'real-estate-data': 'https://api.example/data',
      auth: 'https://auth.example:8443',
    };
    expect(connectSources(pagePolicy('n', { ...nothing, services }))).toBe(
      "'self' https://api.example https://auth.example:8443",
    );
  });

  it('lets a page fetch map tiles from their configured origin only', () => {
    const tiles = 'https://tiles.example/kavel';
    expect(connectSources(pagePolicy('n', { ...nothing, tiles }))).toBe("'self' https://tiles.example");
    const services = { portfolio: 'https://tiles.example/portfolio' };
    expect(connectSources(pagePolicy('n', { ...nothing, services, tiles }))).toBe(
      "'self' https://tiles.example",
    );
  });

  it('lets a page fetch the 3D Tiles that are configured', () => {
    const outsideTileset = 'https://3d.example/nl/tileset.json';
    expect(connectSources(pagePolicy('n', { ...nothing, outsideTileset }))).toBe("'self' https://3d.example");
  });
});
