import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BrandSource, LoadedBrand } from './brand-source';

const cookieName = 'kavel_brand';
const attributes = 'Path=/; SameSite=Lax; HttpOnly';

/**
 * The brand of a page. A door begins one, `/` is Kavel's own door, and in between the brand stays:
 * a cookie that ends with the browser says which, so that a reload of `/login` or `/search` keeps it.
 */
export function chooseBrand(
  brands: BrandSource,
  request: FastifyRequest,
  reply: FastifyReply,
): LoadedBrand | undefined {
  const path = request.url.split('?', 1)[0] ?? '/';
  const remembered = cookieOf(request);
  const entered = brands.behindDoor(path);
  if (entered) {
    if (remembered !== entered.shown.id) remember(reply, request, entered.shown.id);
    return entered;
  }
  if (remembered === undefined) return undefined;
  if (path !== '/') return brands.byId(remembered);
  reply.header('set-cookie', `${cookieName}=; Max-Age=0; ${attributes}`);
  return undefined;
}

function remember(reply: FastifyReply, request: FastifyRequest, id: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${cookieName}=${id}; ${attributes}${secure}`);
}

function cookieOf({ headers }: FastifyRequest): string | undefined {
  const pair = headers.cookie?.split(/;\s*/).find(one => one.startsWith(`${cookieName}=`));
  return pair?.slice(cookieName.length + 1) || undefined;
}
