import { expect, it } from 'vitest';
import { fileUrl } from './fileUrl';

it.each([
  ['a public file', fileUrl({ key: 'abc', access: null }), '/files/abc'],
  ['a size', fileUrl({ key: 'abc', access: null }, 'thumb'), '/files/abc?size=thumb'],
  [
    'a private file',
    fileUrl({ key: 'abc', access: '1.x+y' }, 'medium'),
    '/files/abc?size=medium&access=1.x%2By',
  ],
  ['a hostile key', fileUrl({ key: '../api/x?y#z', access: null }), '/files/..%2Fapi%2Fx%3Fy%23z'],
])('addresses %s', (_, address, expected) => {
  expect(address).toBe(expected);
});
