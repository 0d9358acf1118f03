import type { FastifyReply, FastifyRequest } from 'fastify';
import { claimedPermissions } from '../registry/audience';
import type { BrandSource, LoadedBrand } from './brand-source';

const cookieName = 'kavel_brand';
const attributes = 'Path=/; SameSite=Lax; HttpOnly';

/**
 * The brand of a page (decision 0050). An entrance sets it. On other pages it stays for users who belong to the
 * partner, and on the sign-in page for visitors; a session cookie stores it. For everybody else, and at `/`, it ends.
 */
export function chooseBrand(
  brands: BrandSource,
  request: FastifyRequest,
  reply: FastifyReply,
): LoadedBrand | undefined {
  const path = request.url.split('?', 1)[0] ?? '/';
  const remembered = cookieOf(request, cookieName);
  const entered = brands.behindEntrance(path);
  if (entered) {
    if (remembered !== entered.shown.id) remember(reply, request, entered.shown.id);
    return entered;
  }
  if (remembered === undefined) return undefined;
  const brand = path === '/' ? undefined : brands.byId(remembered);
  if (brand && mayStay(brand, path, request)) return brand;
  reply.header('set-cookie', `${cookieName}=; Max-Age=0; ${attributes}`);
  return undefined;
}

/** All pages read the registry: it depends on the brand but never ends it. */
const forVisitors = ['/login', '/registry.json'];

function mayStay({ brand }: LoadedBrand, path: string, request: FastifyRequest): boolean {
  if (cookieOf(request, 'jwt_token') === undefined) return forVisitors.includes(path);
  const permission = brand.navigation.find(entry => entry.path === brand.door)?.permission ?? null;
  return permission === null || claimedPermissions(request).includes(permission);
}

function remember(reply: FastifyReply, request: FastifyRequest, id: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${cookieName}=${id}; ${attributes}${secure}`);
}

function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const pair = headers.cookie?.split(/;\s*/).find(one => one.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || undefined;
}
