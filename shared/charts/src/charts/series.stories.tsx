import {
  BarChart,
  HeatMap,
  HistogramChart,
  LineChart,
  SmallMultiples,
  Sparkline,
  TornadoChart,
} from '../index';

export default { title: 'charts/Series' };

const months = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'];
const wave = (base: number, swing: number) =>
  months.map((_, at) => Math.round(base + swing * Math.sin(at / 2)));
const euro = (value: number) => `€ ${value}`;
const file = { object: 'valuation' as const, name: ['Example'] };
const common = { labelHeader: 'Month', labels: months, format: euro, file };
const median = wave(300, 40);

export const LineWithBand = () => (
  <LineChart
    {...common}
    label="Price by month"
    series={[
      {
        key: 'median',
        label: 'median',
        values: median,
        band: median.map(value => [value - 30, value + 45] as const),
      },
    ]}
  />
);

export const FourLines = () => (
  <LineChart
    {...common}
    label="Price by type"
    series={['house', 'flat', 'shop', 'office'].map((key, at) => ({
      key,
      label: key,
      values: wave(100 + 80 * at, 20 + 9 * at),
    }))}
    zero={false}
  />
);

export const Gaps = () => (
  <LineChart
    {...common}
    label="Price with gaps"
    series={[{ key: 'a', label: 'median', values: median.map((value, at) => (at % 5 === 3 ? null : value)) }]}
  />
);

export const GroupedBars = () => (
  <BarChart
    {...common}
    label="Cash flow by month"
    series={[
      { key: 'net', label: 'net', values: median, look: 'soft', colour: 0 },
      { key: 'present', label: 'present value', values: wave(250, 30), colour: 0 },
    ]}
  />
);

export const BarsBelowZero = () => (
  <BarChart
    {...common}
    label="Change by month"
    series={[{ key: 'a', label: 'change', values: wave(0, 40) }]}
  />
);

export const Histogram = () => (
  <HistogramChart
    label="Floor area"
    labelHeader="m²"
    countHeader="Units"
    edges={[0, 25, 50, 75, 100, 125, 150, 200]}
    counts={[12, 340, 1204, 980, 430, 120, 38]}
    formatEdge={String}
    file={file}
  />
);

export const Multiples = () => (
  <SmallMultiples
    {...common}
    label="Price by town"
    series={['Apeldoorn', 'Deventer', 'Zutphen', 'Epe', 'Voorst'].map((label, at) => ({
      key: label,
      label,
      values: wave(200 + 30 * at, 40),
    }))}
  />
);

const rates = ['5 %', '5,5 %', '6 %', '6,5 %', '7 %'];

export const Heat = () => (
  <HeatMap
    label="Value by rate and yield"
    rowHeader="Rate"
    columnHeader="Yield"
    rows={rates}
    columns={rates}
    values={rates.map((_, row) => rates.map((__, column) => 12_000_000 - row * 480_000 - column * 350_000))}
    middle={10_340_000}
    current={{ row: 2, column: 2, text: 'current' }}
    format={euro}
    file={file}
  />
);

export const Tornado = () => (
  <TornadoChart
    label="What moves the value"
    base={1000}
    baseLabel="Value"
    format={euro}
    bars={[40, 180, 90].map((span, at) => ({
      key: String(at),
      label: `Parameter ${at + 1}`,
      low: { change: '−1', value: 1000 + span },
      high: { change: '+1', value: 1000 - span * 0.8 },
    }))}
    file={file}
  />
);

export const SmallAsAWord = () => (
  <p>
    Prices went up and down <Sparkline label="price" labels={months} values={median} format={euro} /> this
    year.
  </p>
);

export const Nothing = () => <BarChart {...common} label="Nothing" labels={[]} series={[]} />;
