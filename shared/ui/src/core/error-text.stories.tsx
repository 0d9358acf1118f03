import { ErrorText } from './error-text';

export default { title: 'ui/core/ErrorText' };

export const BesideAControl = () => <ErrorText>Between 0 and 100 %.</ErrorText>;

export const Larger = () => <ErrorText fontSize="sm">Type a postcode with a house number.</ErrorText>;
