import { describe, expect, it } from 'vitest';
import { complaintsAbout, type BundledChunk } from './bundledPackages';

const chunk = (fileName: string, more: Partial<BundledChunk>): BundledChunk => ({
  ...{ fileName, code: '', moduleIds: [], imports: [], dynamicImports: [], facadeModuleId: null },
  isEntry: false,
  ...more,
});
const entry = (more: Partial<BundledChunk>) =>
  chunk('migration.js', { facadeModuleId: '/house/migration/index.html', isEntry: true, ...more });
const lists = { 'migration/index.html': ['ethers', '@noble/hashes'] };
const hashes = chunk('hashes.js', {
  moduleIds: ['/house/node_modules/ethers/node_modules/@noble/hashes/sha3.js'],
});
const wallet = chunk('wallet.js', {
  moduleIds: ['/house/node_modules/ethers/index.js'],
  imports: ['hashes.js'],
});

describe('what an entry bundles', () => {
  it('is what its list names, lazy parts included', () => {
    expect(complaintsAbout([entry({ dynamicImports: ['wallet.js'] }), wallet, hashes], lists)).toEqual([]);
  });

  it('is told where a package joins or leaves', () => {
    const moduleIds = ['/house/node_modules/chalk/index.js', '/house/migration/main.tsx'];
    expect(complaintsAbout([entry({ imports: ['wallet.js'], moduleIds }), wallet], lists)).toEqual([
      'migration/index.html bundles chalk unlisted',
      'migration/index.html bundles @noble/hashes no more',
    ]);
  });

  it('holds no address of a contract, but for the one that is nobody’s', () => {
    const address = `0x${'aB'.repeat(20)}`;
    const code = `const a="${address}",b="0x${'0'.repeat(40)}",c="0x${'f'.repeat(64)}"`;
    expect(complaintsAbout([entry({ imports: ['wallet.js'], code }), wallet, hashes], lists)).toEqual([
      `migration/index.html holds the address ${address}`,
    ]);
  });

  it('is told where an entry of the list is none', () => {
    expect(complaintsAbout([wallet], lists)).toEqual(['migration/index.html is no entry']);
  });
});
