import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  BarChart,
  HeatMap,
  HistogramChart,
  LineChart,
  ScatterChart,
  SmallMultiples,
  Sparkline,
  TornadoChart,
  WaterfallChart,
} from '../index';

const open = (page: ReactNode) => openPage({ page, route: '*', address: '/' });
const euro = (value: number) => `€ ${value}`;
const figure = () => screen.getByRole('figure');
const rows = () =>
  screen.getAllByRole('row').map(row => [...row.children].map(cell => cell.textContent ?? '').join(' | '));

const months = ['jan', 'feb', 'mrt'];
const line = (
  <LineChart
    label="Prijs"
    labelHeader="Maand"
    labels={months}
    series={[
      {
        key: 'price',
        label: 'mediaan',
        values: [10, null, 30],
        band: [[8, 12], null, [25, 35]],
      },
    ]}
    more={[{ label: 'n', values: ['4', '0', '6'] }]}
    format={euro}
  />
);

test('a last label that is wider than the margin ends at the edge of the picture', async () => {
  await open(
    <LineChart
      label="Prijs"
      labelHeader="Kwartaal"
      labels={['2026-Q3', '2026-Q4']}
      series={[{ key: 'price', label: 'mediaan', values: [10, 30] }]}
      format={euro}
    />,
  );
  const picture = figure().querySelector('svg[viewBox]');
  const last = within(figure()).getByText('2026-Q4');
  expect(last).toHaveAttribute('text-anchor', 'end');
  expect(last.getAttribute('x')).toBe(picture?.getAttribute('viewBox')?.split(' ')[2]);
  expect(within(figure()).getByText('2026-Q3')).toHaveAttribute('text-anchor', 'middle');
});

describe('every chart', () => {
  test('is a figure with a name and a summary', async () => {
    await open(line);
    expect(figure()).toHaveAccessibleName('Prijs');
    expect(figure()).toHaveAccessibleDescription(
      'mediaan gaat van € 10 (jan) naar € 30 (mrt). Hoogste mediaan € 30 (mrt), laagste € 10 (jan).',
    );
  });

  test('has one tab stop; arrow keys announce each point', async () => {
    const { user } = await open(line);
    const chart = screen.getByRole('listbox', { name: 'Prijs' });
    const active = () => {
      const id = chart.getAttribute('aria-activedescendant');
      return id === null ? null : document.getElementById(id)?.getAttribute('aria-label');
    };
    expect(figure().querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await user.tab();
    await user.tab();
    expect(chart).toHaveFocus();
    expect(active()).toBe('jan: mediaan € 10 (€ 8 – € 12), n 4');
    await user.keyboard('{ArrowRight}');
    expect(active()).toBe('feb: mediaan –, n 0');
    await user.keyboard('{End}');
    expect(active()).toBe('mrt: mediaan € 30 (€ 25 – € 35), n 6');
    expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName(/^mrt/);
    await user.keyboard('{Escape}');
    expect(active()).toBeNull();
  });

  test('toggles to a table with the same figures and back', async () => {
    const { user } = await open(line);
    await user.click(screen.getByRole('button', { name: 'Tabel' }));
    expect(rows()).toEqual([
      'Maand | mediaan | n',
      'jan | € 10 (€ 8 – € 12) | 4',
      'feb | – | 0',
      'mrt | € 30 (€ 25 – € 35) | 6',
    ]);
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Grafiek' }));
    expect(screen.getByRole('listbox', { name: 'Prijs' })).toBeVisible();
  });

  test('shows a message when there is no data', async () => {
    await open(<BarChart label="Huur" labelHeader="Jaar" labels={[]} series={[]} format={euro} />);
    expect(figure()).toHaveTextContent('Er zijn geen gegevens om te tonen.');
  });
});

describe('saving', () => {
  const saved: { name: string; text: Promise<string> }[] = [];
  beforeEach(() => {
    saved.length = 0;
    let latest: Blob | undefined;
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        latest = blob;
        return 'blob:x';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      const reader = new FileReader();
      const text = new Promise<string>(done => {
        reader.onload = () => done(String(reader.result));
      });
      if (latest) reader.readAsText(latest);
      saved.push({ name: this.download, text });
    });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    // jsdom does not support viewBox.
    Object.defineProperty(SVGElement.prototype, 'viewBox', {
      configurable: true,
      value: { baseVal: { width: 640, height: 200 } },
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const chart = (
    <BarChart
      label="Huur & groei"
      labelHeader="Jaar"
      labels={['2025', '2026']}
      series={[
        { key: 'a', label: 'huur', values: [10, 20], look: 'soft' },
        { key: 'b', label: 'markt', values: [12, 18] },
      ]}
      format={euro}
      file={{
        object: 'valuation',
        objectId: '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11',
        name: ['Huur', 'Noord'],
      }}
    />
  );

  test('records the export and offers a self-contained SVG with title, legend and colours', async () => {
    const calls = fakeServer({ 'POST /portfolio/exports': () => null });
    document.documentElement.style.setProperty('--kavel-colors-series1', '#0F5F68');
    const { user } = await open(chart);
    await user.click(screen.getByRole('menuitem', { name: /SVG/, hidden: true }));
    expect(calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({ object: 'valuation', rows: 2, fileName: 'Huur - Noord.svg' }),
    ]);
    const [file] = saved;
    const text = (await file?.text) ?? '';
    expect(file?.name).toBe('Huur - Noord.svg');
    expect(text).toContain('Huur &amp; groei');
    expect(text).toContain('>markt<');
    expect(text).toContain('#0F5F68');
    expect(text).not.toMatch(/var\(|aria-|role=|tabindex/);
  });

  test('offers no file when recording fails, and shows an error', async () => {
    fakeServer({
      'POST /portfolio/exports': () => {
        throw new Refusal('unavailable');
      },
    });
    const { user, toasts } = await open(chart);
    await user.click(screen.getByRole('menuitem', { name: /SVG/, hidden: true }));
    expect(saved).toEqual([]);
    expect(toasts).toMatchObject([{ tone: 'error', title: 'De grafiek is niet opgeslagen' }]);
  });
});

test('a bare number as category is announced with its header', async () => {
  await open(
    <BarChart
      label="Huur"
      labelHeader="Jaar"
      labels={['1', '2']}
      series={[{ key: 'a', label: 'huur', values: [10, -5] }]}
      format={euro}
    />,
  );
  expect(screen.getByRole('option', { name: 'Jaar 2: huur € -5' })).toBeInTheDocument();
});

test('stacked bars stand on those they belong to, and a missing one is not drawn', async () => {
  await open(
    <BarChart
      label="Kasstroom"
      labelHeader="Jaar"
      labels={['1', '2']}
      series={[
        { key: 'net', label: 'netto', values: [10, 10] },
        { key: 'end', label: 'eindwaarde', values: [null, 90], on: 'net' },
      ]}
      format={euro}
    />,
  );
  const bars = [...figure().querySelectorAll('svg[viewBox] g > rect')].map(bar => ({
    x: Number(bar.getAttribute('x')),
    y: Number(bar.getAttribute('y')),
    height: Number(bar.getAttribute('height')),
  }));
  const [, net, end] = bars.filter(({ height }) => height > 9.1 && height < 170);
  expect(end?.x).toBe(net?.x);
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeCloseTo(net?.y ?? 0);
  expect(screen.getByRole('option', { name: 'Jaar 1: netto € 10' })).toBeInTheDocument();
});

test('a histogram has one table row per class and names the largest', async () => {
  const { user } = await open(
    <HistogramChart
      label="Oppervlakte"
      labelHeader="m²"
      countHeader="Woningen"
      edges={[0, 50, 100, 150]}
      counts={[4, 12, 3]}
      formatEdge={String}
    />,
  );
  expect(figure()).toHaveAccessibleDescription('In totaal 19; de meeste, 12, bij 50 – 100.');
  await user.click(screen.getByRole('button', { name: 'Tabel' }));
  expect(rows()).toEqual(['m² | Woningen', '0 – 50 | 4', '50 – 100 | 12', '100 – 150 | 3']);
});

test('a waterfall names its largest step and shows the sign of each step', async () => {
  await open(
    <WaterfallChart
      label="Brug"
      steps={[
        { key: 'from', label: 'Vorig jaar', amount: 500, total: true },
        { key: 'market', label: 'Markt', amount: 30 },
        { key: 'left', label: 'Verkocht', amount: -130 },
        { key: 'to', label: 'Dit jaar', amount: 400, total: true },
      ]}
      format={euro}
      axisNote={from => `De as begint bij ${Math.round(from)}.`}
    />,
  );
  expect(figure()).toHaveAccessibleDescription(
    'Van Vorig jaar € 500 naar Dit jaar € 400. De grootste stap is Verkocht: € -130.',
  );
  expect(screen.getAllByRole('option').map(option => option.getAttribute('aria-label'))).toEqual([
    'Vorig jaar: Bedrag € 500',
    'Markt: Bedrag +€ 30',
    'Verkocht: Bedrag € -130',
    'Dit jaar: Bedrag € 400',
  ]);
  expect(screen.getByText('De as begint bij 357.')).toBeInTheDocument();
});

test('a scatter has one table row per point, with both values and its group', async () => {
  const { user } = await open(
    <ScatterChart
      label="Prijs en oppervlakte"
      labelHeader="Verkoop"
      points={[
        { key: '1', label: 'Dorpsstraat 1', x: 80, y: 300, group: 'house' },
        { key: '2', label: 'Kerkweg 2', x: 60, y: 250, group: 'flat' },
      ]}
      x={{ label: 'm²', format: String }}
      y={{ label: 'Prijs', format: euro }}
      groups={[
        { key: 'house', label: 'huis' },
        { key: 'flat', label: 'appartement' },
      ]}
    />,
  );
  expect(figure()).toHaveAccessibleDescription('2 punten. m² van 60 tot 80. Prijs van € 250 tot € 300.');
  await user.click(screen.getByRole('button', { name: 'Tabel' }));
  expect(rows()).toEqual([
    'Verkoop | m² | Prijs',
    'Dorpsstraat 1, huis | 80 | € 300',
    'Kerkweg 2, appartement | 60 | € 250',
  ]);
});

test('small multiples are one figure with one tab stop for all points', async () => {
  await open(
    <SmallMultiples
      label="Per type"
      labelHeader="Maand"
      labels={months}
      series={[
        { key: 'a', label: 'Kantoor', values: [1, 2, 3] },
        { key: 'b', label: 'Winkel', values: [3, null, 1] },
      ]}
      format={euro}
    />,
  );
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(options).toHaveLength(6);
  expect(options[4]).toHaveAccessibleName('Winkel, feb: Waarde –');
});

test('a sparkline is an image with a text summary', async () => {
  await open(<Sparkline label="huur" labels={months} values={[1, 3, 2]} format={euro} />);
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'huur gaat van € 1 (jan) naar € 2 (mrt). Hoogste huur € 3 (feb), laagste € 1 (jan).',
  );
});

describe('a heat map', () => {
  const map = (
    <HeatMap
      label="Gevoeligheid"
      rowHeader="Rente"
      columnHeader="Yield"
      rows={['5 %', '6 %']}
      columns={['4 %', '5 %', '6 %']}
      values={[
        [30, 25, 20],
        [22, 18, null],
      ]}
      middle={20}
      current={{ row: 0, column: 2, text: 'huidig' }}
      format={euro}
    />
  );

  test('is walked as a grid: up and down stay in the column', async () => {
    const { user } = await open(map);
    await user.tab();
    await user.tab();
    const active = () => screen.getByRole('option', { selected: true }).getAttribute('aria-label');
    expect(active()).toBe('Rente 5 %, Yield 4 %: € 30');
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Rente 6 %, Yield 5 %: € 18');
    await user.keyboard('{ArrowUp}{ArrowRight}');
    expect(active()).toBe('Rente 5 %, Yield 6 %: € 20 (huidig)');
  });

  test('names its extremes, and is a matrix as a table', async () => {
    const { user } = await open(map);
    expect(figure()).toHaveAccessibleDescription(
      'Rente tegen Yield: van € 18 (Rente 6 %, Yield 5 %) tot € 30 (Rente 5 %, Yield 4 %); € 20 in het midden.',
    );
    await user.click(screen.getByRole('button', { name: 'Tabel' }));
    expect(rows()).toEqual([
      'Rente ↓ Yield → | 4 % | 5 % | 6 %',
      '5 % | € 30 | € 25 | € 20 (huidig)',
      '6 % | € 22 | € 18 | –',
    ]);
  });
});

test('a tornado sorts its parameters by span and states how far each is moved', async () => {
  const { user } = await open(
    <TornadoChart
      label="Tornado"
      base={100}
      baseLabel="Nu"
      format={euro}
      bars={[
        {
          key: 'cost',
          label: 'Kosten',
          low: { change: '−5 %', value: 104 },
          high: { change: '+5 %', value: 96 },
        },
        {
          key: 'rate',
          label: 'Rente',
          low: { change: '−1', value: 120 },
          high: { change: '+1', value: null },
        },
      ]}
    />,
  );
  expect(figure()).toHaveAccessibleDescription(
    'Rente doet het meest: van € 120 (−1) tot – (+1); € 100 in het midden.',
  );
  await user.click(screen.getByRole('button', { name: 'Tabel' }));
  expect(rows()).toEqual([
    'Parameter | laag | hoog',
    'Rente | € 120 (−1) | – (+1)',
    'Kosten | € 104 (−5 %) | € 96 (+5 %)',
  ]);
});
