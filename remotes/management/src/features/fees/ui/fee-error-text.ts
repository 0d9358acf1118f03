import { ApiError } from '@kavel/api-client';
import { feeRefusals } from '@kavel/contracts/fees';
import { useErrorText } from '../../../common/error-text';
import { useFeeTexts } from '../../../i18n/fees';

/** Error text for fee agreements, with what to do. */
export function useFeeErrorText(): (error: unknown) => string {
  const t = useFeeTexts();
  const otherText = useErrorText();
  return error => {
    if (!(error instanceof ApiError)) return otherText(error);
    const { reason } = (error.details ?? {}) as { reason?: unknown };
    const refusal = feeRefusals.find(one => one === reason);
    if (refusal) return t(`errors.${refusal}`);
    return error.code === 'revision-behind' ? t('errors.revision-behind') : otherText(error);
  };
}
