import { backTest, measuresOf, type RegionalSale } from './back-test';

/** 1,200 sales of one type over two years: € 3,000 a m², rising 0.5 % a month, with an error of up to 10 %. */
const sales: RegionalSale[] = Array.from({ length: 1200 }, (_, i) => {
  const month = Math.floor(i / 50);
  const oppervlakte = 60 + ((i * 37) % 90);
  const error = 0.9 + ((i * 7919) % 200) / 1000;
  return {
    id: `s${String(i).padStart(4, '0')}`,
    objectId: `${i}`,
    vtwType: 'eengezinswoning' as const,
    date: new Date(Date.UTC(2024, month, 1 + (i % 28))).toISOString().slice(0, 10),
    price: Math.round(3000 * oppervlakte * 1.005 ** month * error),
    oppervlakte,
    bouwjaar: 1980,
    energielabel: i % 2 === 0 ? ('A' as const) : ('D' as const),
    buurtcode: null,
    wijkcode: null,
    lon: 6 + ((i * 31) % 100) / 2000,
    lat: 52 + ((i * 17) % 100) / 4000,
    fictional: true,
    region: i % 3 === 0 ? 'Noord' : 'Zuid',
  };
}).toSorted((a, b) => (a.date < b.date ? -1 : 1));

const options = { months: 2, everyMonths: 1, mostKnown: 250, mostAsked: 50 };

test('walks forward: later sales do not affect earlier predictions', () => {
  const whole = backTest(sales, options);
  expect(whole).toMatchObject({ from: '2025-11', to: '2025-12', fictional: true });
  expect(whole?.total.n).toBe(100);
  expect(whole?.total.mdape).toBeLessThan(8);
  expect(whole?.byRegion.map(({ key }) => key)).toEqual(['Noord', 'Zuid']);
  expect(whole?.byLabel.map(({ key }) => key)).toEqual(['A', 'D']);
  expect(whole?.byType.map(({ key }) => key)).toEqual(['eengezinswoning']);
  const counted = whole?.byLabel.reduce((sum, { measures }) => sum + measures.n, 0);
  expect(counted).toBe(100);

  const [november] = whole?.drift ?? [];
  const wild = sales.map(sale => (sale.date >= '2025-12' ? { ...sale, price: sale.price * 3 } : sale));
  expect(backTest(wild, options)?.drift[0]).toEqual(november);
  expect(november?.n).toBe(50);
}, 60_000);

test('with too few sales there is no report', () => {
  expect(backTest([], options)).toBeNull();
  expect(backTest(sales.slice(0, 150), options)).toBeNull();
});

test('three of four valued, errors 5, 10 and 30 %: hit rate 75, MdAPE 10, two of three within 10 %', () => {
  const outcome = (price: number, value: number | null, half: number) => ({
    sale: { ...(sales[0] as RegionalSale), price },
    estimate:
      value === null
        ? null
        : {
            value,
            low68: value - half,
            high68: value + half,
            low95: value - 2 * half,
            high95: value + 2 * half,
          },
  });
  const measures = measuresOf([
    outcome(100, 105, 10),
    outcome(100, 90, 5),
    outcome(100, 130, 10),
    outcome(100, null, 0),
  ]);
  expect(measures).toMatchObject({ asked: 4, n: 3, hitRate: 75 });
  expect(measures?.mdape).toBeCloseTo(10);
  expect(measures?.ppe10).toBeCloseTo(200 / 3);
  expect(measures?.coverage68).toBeCloseTo(100 / 3);
  expect(measures?.coverage95).toBeCloseTo(200 / 3);
  expect(measures?.accuracyClass).toBe(1);
  expect(measuresOf([outcome(100, null, 0)])).toBeNull();
});
