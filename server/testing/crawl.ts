import { companyMemberFilters } from '@/shared/wire/company';
import { groupMemberFilters } from '@/shared/wire/group';
import { routes } from '../app/routes';

/** Fills the parameters of a registered path with every value that each may have. */
function addresses(path: string, values: Record<string, readonly string[]>): string[] {
  const parameter = /:(\w+)/.exec(path);
  if (parameter === null) return [path];
  return (values[parameter[1] ?? ''] ?? []).flatMap((value) =>
    addresses(path.replace(parameter[0], value), values),
  );
}

const memberIds = ['1', '2', '3'];

/** The queries by which a path says more; the first of the terms is looked for everywhere, all of them in searches. */
function variantsOf(path: string, terms: readonly string[]): string[] {
  const [term = ''] = terms;
  if (path.startsWith('/api/search/')) return terms.map((searched) => `${path}?term=${searched}`);
  if (path.startsWith('/api/comments/')) return ['1', '2'].map((id) => `${path}?parent=${id}`);
  if (path === '/api/gallery/photos' || path === '/api/gallery/months')
    return memberIds.flatMap((id) =>
      ['user', 'group', 'company', 'album'].map((of) => `${path}?${of}_id=${id}`),
    );
  if (path.startsWith('/api/gallery/albums/')) return [`${path}?term=${term}`];
  if (path === '/api/user/onlineStatus') return [`${path}?ids=${memberIds.join(',')}`];
  if (path.endsWith('/members'))
    return ['', ...new Set([...groupMemberFilters, ...companyMemberFilters])].map(
      (type) => `${path}?${type === '' ? `term=${term}` : `type=${type}`}`,
    );
  return path.startsWith('/api/follower/')
    ? ['mutual', 'requests', 'blocked', 'silenced'].map((filter) => `${path}?filter=${filter}`)
    : [];
}

/** Every GET of the API but the page of sent messages, with every value of its parameters and every query. */
export function readPaths(values: Record<string, readonly string[]>, terms: readonly string[]): string[] {
  return routes
    .filter(({ method, path }) => method === 'get' && path !== '/outbox')
    .flatMap(({ path }) => addresses(path, values))
    .flatMap((path) => [path, ...variantsOf(path, terms)]);
}
