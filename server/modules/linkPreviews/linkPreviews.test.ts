import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { tilePictureSize } from '../../adapters/tilePicture';
import { createTestServer } from '../../testing/harness';
import { makeGroup } from '../../testing/posts';
import { createPageHeads } from './pageHeads';

const server = await createTestServer({ env: { PUBLIC_PREVIEWS: 'true' } });
const closed = await createTestServer();
const headOf = createPageHeads(server.deps);

beforeEach(async () => {
  await server.reset();
});
afterAll(async () => {
  await server.close();
  await closed.close();
});

const hostile = `<script>alert("1")</script>`;

describe('links on other sites', () => {
  it('HOUR-02 tell name and tile of an open profile and of a public group, and nothing else of them', async () => {
    const amara = await server.member({
      permalink: 'amara',
      firstName: 'Amara',
      lastName: 'Nwosu',
      bio: 'canary',
    });
    await makeGroup(server, amara.id, { permalink: 'tram', name: hostile, description: 'canary' });
    const head = (await headOf('/profile/amara/photos')) ?? '';
    expect(head).toContain('<meta property="og:title" content="Amara Nwosu" />');
    expect(head).toContain('/media/tile/profile/amara" />');
    const group = (await headOf('/group/tram')) ?? '';
    expect(group).toContain('content="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;"');
    expect(group).not.toContain('<script');
    expect(head + group).not.toContain('canary');

    const response = await server.app.fetch(new Request('http://localhost:3000/media/tile/profile/amara'));
    expect(response.headers.get('content-type')).toBe('image/png');
    const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', ...tilePictureSize });
    const other = await server.call('GET', '/media/tile/group/tram');
    expect(other.status).toBe(200);
  });

  it.each([
    ['a profile for followers', '/profile/amara', { privacy: { profile_details: 'all_followers' } }],
    ['a profile that is not to be found', '/profile/amara', { privacy: { find_in_search: 'no_one' } }],
    ['a member who has not confirmed the address', '/profile/amara', { confirmedAt: null }],
    ['nobody', '/profile/nobody', {}],
    ['a private group', '/group/cold', {}],
    ['a post', '/post/1', {}],
    ['an odd address', '/profile/%E0%A4%A', {}],
  ] as const)('HOUR-02 tell nothing of %s', async (_, path, traits) => {
    const amara = await server.member({ permalink: 'amara', ...traits });
    await makeGroup(server, amara.id, { permalink: 'cold', privacy: 1 });
    expect(await headOf(path)).toBeNull();
    expect((await server.call('GET', `/media/tile${path}`)).status).not.toBe(200);
  });

  it('HOUR-02 tell nothing of anybody unless they are switched on', async () => {
    await closed.member({ permalink: 'amara' });
    expect(await createPageHeads(closed.deps)('/profile/amara')).toBeNull();
    expect((await closed.call('GET', '/media/tile/profile/amara')).status).toBe(404);
  });

  it('OPS-01 leave the page as it is while the database is away', async () => {
    const db = new Proxy(server.db, {
      get: () => () => {
        throw new Error('away');
      },
    });
    await expect(createPageHeads({ ...server.deps, db })('/profile/amara')).resolves.toBeNull();
  });
});
