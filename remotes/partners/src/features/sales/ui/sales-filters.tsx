import { Button, Grid, Text } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { AddressField } from '../../../common/address-field';
import { useTexts } from '../../../i18n';
import { type Asked, periods, radii } from '../model/asked';

export interface Around {
  objectId: string;
  address: string;
}

export interface SalesFiltersProps {
  asked: Asked;
  around: Around | null;
  onAsk: (asked: Asked) => void;
  onAround: (around: Around | null) => void;
}

/** The allowed choice that equals a select's text. */
function chosen<Choice extends number>(choices: readonly Choice[], text: string, before: Choice): Choice {
  return choices.find(choice => String(choice) === text) ?? before;
}

/** Filters: around which address, at which distance, and since when. */
export function SalesFilters({ asked, around, onAsk, onAround }: SalesFiltersProps) {
  const t = useTexts();
  return (
    <Grid
      gap="3"
      alignItems="end"
      gridTemplateColumns={{ base: '1fr 1fr', md: 'minmax(0, 2fr) 10rem 10rem' }}
    >
      <Grid gap="1" gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <Text aria-hidden fontSize="sm" fontWeight="medium">
          {t('sales.around')}
        </Text>
        <AddressField
          label={t('sales.around')}
          onPick={(objectId, address) => onAround({ objectId, address })}
        />
      </Grid>
      <Field label={t('sales.radius')}>
        <Select
          value={asked.radius}
          disabled={!around}
          onChange={({ target }) => onAsk({ ...asked, radius: chosen(radii, target.value, asked.radius) })}
        >
          {radii.map(kilometres => (
            <option key={kilometres} value={kilometres}>
              {`${kilometres} km`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('sales.period')}>
        <Select
          value={asked.years}
          onChange={({ target }) => onAsk({ ...asked, years: chosen(periods, target.value, asked.years) })}
        >
          {periods.map(years => (
            <option key={years} value={years}>
              {t(years === 1 ? 'sales.year' : 'sales.years', { years })}
            </option>
          ))}
        </Select>
      </Field>
      {around ? (
        <Grid
          gridColumn="1 / -1"
          gridTemplateColumns="minmax(0, auto) auto"
          gap="3"
          justifyContent="start"
          alignItems="center"
        >
          <Text fontSize="sm">{t('sales.near', { address: around.address })}</Text>
          <Button variant="ghost" onClick={() => onAround(null)}>
            {t('sales.everywhere')}
          </Button>
        </Grid>
      ) : null}
    </Grid>
  );
}
