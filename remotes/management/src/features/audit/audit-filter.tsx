import { isIsoDate, isUuid } from '@kavel/contracts';
import { type AuditKind, auditKinds } from '@kavel/contracts/management';
import { Button, Text } from '@kavel/ui/core';
import { DateInput, Field, Select } from '@kavel/ui/forms';
import { SearchField } from '../../common/search-field';
import { useAddress } from '../../common/use-address';
import { useSearchText } from '../../common/use-search-text';
import { useAuditTexts } from '../../i18n/audit';
import type { AuditFilter } from './use-audit';

const isKind = (text: string | undefined): text is AuditKind => auditKinds.some(kind => kind === text);

/** The filter of the address; invalid parts are ignored. */
export function useAuditFilter(): AuditFilter {
  const { get } = useAddress();
  const search = useSearchText(get('q') ?? '');
  const [kind, person, object, from, until] = [
    get('kind'),
    get('person'),
    get('object'),
    get('from'),
    get('until'),
  ];
  return {
    ...(search ? { search } : {}),
    ...(isKind(kind) ? { kind } : {}),
    ...(isUuid(person) ? { person } : {}),
    ...(isUuid(object) ? { object } : {}),
    ...(isIsoDate(from) ? { from } : {}),
    ...(isIsoDate(until) ? { until } : {}),
  };
}

export function AuditFilterFields() {
  const t = useAuditTexts();
  const { get, set } = useAddress();
  const change = (name: string) => (text: string) => set({ [name]: text || null }, true);
  const day = (name: 'from' | 'until') => (
    <Field label={t(`${name}`)}>
      <DateInput value={get(name) ?? ''} onChange={change(name)} width="9.5rem" />
    </Field>
  );
  return (
    <>
      <SearchField label={t('search')} value={get('q') ?? ''} onChange={change('q')} />
      <Field label={t('kind')}>
        <Select
          value={get('kind') ?? ''}
          onChange={event => change('kind')(event.target.value)}
          width="13rem"
        >
          <option value="">{t('all')}</option>
          {auditKinds.map(kind => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      {day('from')}
      {day('until')}
      {get('object') ? (
        <Button onClick={() => set({ object: null }, true)}>
          <Text as="span" color="muted">
            {t('onlyObject')}
          </Text>{' '}
          {t('everything')}
        </Button>
      ) : null}
      {get('person') ? (
        <Button onClick={() => set({ person: null }, true)}>
          <Text as="span" color="muted">
            {t('onlyOne')}
          </Text>{' '}
          {t('everybody')}
        </Button>
      ) : null}
    </>
  );
}
