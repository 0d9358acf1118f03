/** The parts of react-router in use: what is shared is shipped whole, so only these are. */

export type { LinkProps, NavigateFunction } from 'react-router-dom';
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export { asking, useAskedAction } from './use-asked-action';
