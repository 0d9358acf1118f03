import { ServiceError } from '@kavel/service-kit';

export function withoutTransactions(): ServiceError {
  return new ServiceError(
    'unavailable',
    'The catalogue was made by an older Kavel, which kept no transactions. The next import of any file adds them.',
  );
}
