import type { AddressSuggestion } from '@kavel/contracts';
import { useState } from 'react';
import { Box } from '../core';
import { AddressSearch, type FoundAddresses } from './address-search';

export default { title: 'ui/forms/AddressSearch' };

const suggestion = (objectId: string, address: string): AddressSuggestion => ({
  objectId,
  address,
  vtwType: 'appartement',
  oppervlakte: 96,
  lon: 5.96,
  lat: 52.23,
  fictional: true,
});

const two = [
  suggestion('1', 'Dotterbloemplein 1, 7322 AB Apeldoorn'),
  suggestion('2', 'Dotterbloemplein 2, 7322 AB Apeldoorn'),
];

function Shown({ labelled, ...found }: Partial<FoundAddresses> & { labelled?: boolean }) {
  const [text, setText] = useState('dotter');
  return (
    <Box maxWidth="24rem" minHeight="12rem">
      <AddressSearch
        label="Address"
        {...(labelled && { labelled })}
        text={text}
        onTextChange={setText}
        found={{ suggestions: [], current: true, nothingFound: false, error: null, ...found }}
        onPick={({ address }) => setText(address)}
      />
    </Box>
  );
}

export const Suggestions = () => <Shown suggestions={two} />;

export const NothingFound = () => <Shown nothingFound />;

export const Failed = () => <Shown error={new Error('HTTP error! Status: 503')} />;

export const Labelled = () => <Shown labelled suggestions={two} />;
