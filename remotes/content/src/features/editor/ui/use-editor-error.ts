import { ApiError } from '@kavel/api-client';
import { useEditorTexts } from '../i18n';

const explained = [
  'name-taken',
  'revision-behind',
  'unprocessable',
  'conflict',
  'bad-request',
  'forbidden',
] as const;

/** What went wrong, and what can be done about it. */
export function useEditorError(): (error: unknown) => string {
  const t = useEditorTexts();
  return error => {
    if (!(error instanceof ApiError)) return t('errors.network');
    const { missing = [] } = (error.details ?? {}) as { missing?: string[] };
    const fields = missing.map(field => t(`fields.${field as 'body'}`)).join(', ');
    const key = explained.find(code => code === error.code);
    return key ? t(`errors.${key}`, { fields }) : t('errors.unknown');
  };
}
