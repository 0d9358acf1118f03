import { useState } from 'react';
import { Box } from '../core';
import { Combobox } from './combobox';

export default { title: 'ui/forms/Combobox' };

const streets = ['Dorpsstraat', 'Dotterbloemplein', 'Kerkweg'];

export const Suggestions = () => {
  const [text, setText] = useState('');
  return (
    <Box maxWidth="24rem" minHeight="12rem">
      <Combobox
        label="Street"
        text={text}
        onTextChange={setText}
        items={text ? streets.filter(street => street.toLowerCase().includes(text.toLowerCase())) : []}
        itemKey={street => street}
        renderItem={street => street}
        onPick={setText}
      />
    </Box>
  );
};
