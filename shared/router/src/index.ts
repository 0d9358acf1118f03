/** Used parts of react-router: shared modules are shipped as a whole, so only these are exported. */

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
