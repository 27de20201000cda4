import { describe, expect, it } from 'vitest';
import { imageRefusal } from './rules';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46];
const megabyte = 1024 * 1024;

function file(head: number[], name: string, type: string, size?: number): File {
  const made = new File([new Uint8Array(head)], name, { type });
  if (size !== undefined) Object.defineProperty(made, 'size', { value: size });
  return made;
}

describe('images', () => {
  it.each([
    ['a PNG', file(png, 'a.png', 'image/png'), null],
    ['a JPEG', file(jpeg, 'a.jpeg', 'image/jpeg'), null],
    ['a JPG', file(jpeg, 'a.JPG', 'image/jpeg'), null],
    ['a PNG by content, whatever it is called', file(png, 'a.txt', 'text/plain'), null],
    ['a GIF', file([0x47, 0x49, 0x46, 0x38], 'a.gif', 'image/gif'), 'imageFormat'],
    ['a GIF called PNG', file([0x47, 0x49, 0x46, 0x38], 'a.png', 'image/png'), 'imageFormat'],
    ['an SVG called JPG', file([0x3c, 0x73, 0x76, 0x67], 'a.jpg', 'image/jpeg'), 'imageFormat'],
    ['nothing', file([], 'a.png', 'image/png'), 'imageFormat'],
    ['the beginning of a PNG', file(png.slice(0, 4), 'a.png', 'image/png'), 'imageFormat'],
  ])('VAL-03 judges %s by its content', async (_, image, refusal) => {
    expect(await imageRefusal(image)).toBe(refusal);
  });

  it('VAL-03 takes what cannot be read for no image', async () => {
    const folder = file(png, 'holiday', '');
    const unreadable = { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) };
    Object.defineProperty(folder, 'slice', { value: () => unreadable });
    expect(await imageRefusal(folder)).toBe('imageFormat');
  });

  it.each([
    [10 * megabyte, null],
    [10 * megabyte + 1, 'imageTooLarge'],
  ])('VAL-03 VAL-04 gives an image of %i bytes the verdict %s', async (size, refusal) => {
    expect(await imageRefusal(file(png, 'a.png', 'image/png', size))).toBe(refusal);
  });
});
