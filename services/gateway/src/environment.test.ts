import { readEnvironment } from './environment';

describe('readEnvironment', () => {
  it('needs nothing', () => {
    expect(readEnvironment({}, '/kavel')).toMatchObject({
      port: 4000,
      dataFolder: '/kavel/.kavel',
      databaseUrl: undefined,
      production: false,
      administrator: undefined,
    });
  });

  it('is production only when told so exactly', () => {
    expect(readEnvironment({ ENVIRONMENT: 'production' }, '/').production).toBe(true);
    expect(readEnvironment({ ENVIRONMENT: 'Production' }, '/').production).toBe(false);
  });

  it('names every variable that is not usable', () => {
    const read = () => readEnvironment({ PORT: 'http', DATABASE_URL: 'mysql://localhost/x' }, '/');
    expect(read).toThrow(/PORT: .*\n.*DATABASE_URL: /);
  });
});
