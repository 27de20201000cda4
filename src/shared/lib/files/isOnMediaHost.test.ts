import { afterEach, describe, expect, it, vi } from 'vitest';

async function withHosts(hosts: string) {
  vi.resetModules();
  vi.stubEnv('VITE_MEDIA_HOSTS', hosts);
  const { isOnMediaHost } = await import('./isOnMediaHost');
  const { fileUrl } = await import('./fileUrl');
  return { isOnMediaHost, fileUrl };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const secure = { protocol: 'https:' };
const plain = { protocol: 'http:' };

describe('ANY-05 pictures at absolute addresses', () => {
  it.each([
    ['https://pictures.example/a.jpg?x=1', secure, true],
    ['https://images.example:8443/a.jpg', secure, true],
    ['http://localhost:9000/a.jpg', plain, true],
    ['http://pictures.example/a.jpg', plain, true],
    ['http://pictures.example/a.jpg', secure, false],
    ['https://images.example/a.jpg', secure, false],
    ['https://other.example/a.jpg', secure, false],
    ['https://a.pictures.example/a.jpg', secure, false],
    ['https://pictures.example.evil.example/a.jpg', secure, false],
    ['https://user:secret@pictures.example/a.jpg', secure, false],
    ['https://pictures.example@evil.example/a.jpg', secure, false],
    ['//pictures.example/a.jpg', secure, false],
    ['data:image/png;base64,AA', secure, false],
    [['javascript', '//pictures.example/%0aalert(1)'].join(':'), secure, false],
    ['https://', secure, false],
    ['abc', secure, false],
  ])('%s on a page of %o: %s', async (address, page, expected) => {
    const { isOnMediaHost } = await withHosts('pictures.example, images.example:8443 localhost:9000');
    expect(isOnMediaHost(address, page)).toBe(expected);
  });

  it('are shown as they are, without sizes and signatures; those of other hosts are files of this server', async () => {
    const { fileUrl } = await withHosts('pictures.example');
    expect(fileUrl({ key: 'https://pictures.example/a.jpg', access: '1.a' }, 'thumb')).toBe(
      'https://pictures.example/a.jpg',
    );
    expect(fileUrl({ key: 'https://other.example/a.jpg', access: null })).toBe(
      '/files/https%3A%2F%2Fother.example%2Fa.jpg',
    );
  });

  it('without the setting there is no other host', async () => {
    const { isOnMediaHost } = await withHosts('');
    expect(isOnMediaHost('https://pictures.example/a.jpg', secure)).toBe(false);
  });
});
