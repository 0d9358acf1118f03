import { Start } from '../features/start';

/** `/start`: opened after signing in. */
export default function StartPage() {
  return <Start />;
}
