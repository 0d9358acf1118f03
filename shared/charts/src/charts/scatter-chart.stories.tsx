import { ScatterChart } from './scatter-chart';

export default { title: 'charts/Scatter' };

const groups = ['house', 'flat', 'shop'].map(key => ({ key, label: key }));

export const Groups = () => (
  <ScatterChart
    label="Price and area"
    labelHeader="Sale"
    points={Array.from({ length: 60 }, (_, at) => ({
      key: String(at),
      label: `Dorpsstraat ${at + 1}`,
      x: 40 + ((at * 37) % 120),
      y: 180 + 2 * ((at * 37) % 120) + ((at * 53) % 90),
      group: groups[at % 3]?.key ?? 'house',
    }))}
    x={{ label: 'Area, m²', format: String }}
    y={{ label: 'Price, thousands of euro', format: String }}
    groups={groups}
    file={{ object: 'valuation', name: ['Example'] }}
  />
);
