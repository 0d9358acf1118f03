export { type Answers, type Call, fakeServer, Refusal } from './fake-server';
export { openPage, type PageToOpen } from './open-page';
export { signIn } from './sign-in';
