import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

const address = 'https://pictures.example/a.gif';
const preview = {
  name: 'News',
  description: '',
  url: 'https://news.example/',
  type: 'link',
  code: null,
  providerName: '',
  width: 10,
  height: 10,
} as const;

async function withHosts(hosts: string) {
  vi.resetModules();
  vi.stubEnv('VITE_MEDIA_HOSTS', hosts);
  const { GifImage } = await import('./GifImage');
  const { LinkPreview } = await import('@/features/previews/ui/LinkPreview');
  return { GifImage, LinkPreview };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

describe('ANY-05 GIFs and previews of the hosts that the settings name', () => {
  it('a GIF plays, and goes when it is paused since it has no still picture', async () => {
    const { GifImage } = await withHosts('pictures.example');
    render(<GifImage address={address} />);
    expect(pictures()).toEqual([address]);
    await userEvent.click(screen.getByRole('button', { name: /^Pause/ }));
    expect(pictures()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: /^Play/ }));
    expect(pictures()).toEqual([address]);
  });

  it('a GIF of another host stays a link', async () => {
    const { GifImage } = await withHosts('images.example');
    render(<GifImage address={address} />);
    expect(pictures()).toEqual([]);
    expect(screen.getByRole('link')).toHaveAttribute('href', address);
  });

  it.each([
    ['pictures.example', [address]],
    ['', []],
  ])('a preview shows its picture with the hosts %j: %j', async (hosts, shown) => {
    const { LinkPreview } = await withHosts(hosts);
    render(<LinkPreview preview={{ ...preview, image: address }} />);
    expect(pictures()).toEqual(shown);
  });
});
