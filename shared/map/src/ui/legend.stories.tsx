import { Legend } from './legend';

export default { title: 'map/Legend' };

export const EnergyLabels = () => (
  <Legend
    title="Energy label"
    entries={[
      { key: 'a', label: 'A', colour: '#5CB850' },
      { key: 'c', label: 'C', colour: '#DADD4E' },
      { key: 'g', label: 'G', colour: '#D6362F' },
      { key: 'own', label: 'Own', colour: '#0F5F68', ring: true },
    ]}
  />
);
