import { render, screen } from '@testing-library/react';
import { DescriptionList } from './description-list';
import { KavelProvider } from './kavel-provider';

test('ties each value to its term', () => {
  render(
    <KavelProvider nonce={undefined}>
      <DescriptionList
        items={[
          { term: 'Area', value: '96 m²' },
          { key: 'label', term: <em>Label</em>, value: 'B' },
        ]}
      />
    </KavelProvider>,
  );
  expect(screen.getAllByRole('term').map(term => term.textContent)).toEqual(['Area', 'Label']);
  expect(screen.getAllByRole('definition').map(value => value.textContent)).toEqual(['96 m²', 'B']);
});
