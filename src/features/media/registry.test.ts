import { describe, expect, it, vi } from 'vitest';
import { settle } from '@/shared/store/testStore';
import { endUpload, keysOf, registerFile, releaseFiles, renewFile, uploadPath } from './registry';

describe('the files of uploads', () => {
  it('POST-01 a failed upload that is retried twice still tells those who wait since the first time', async () => {
    registerFile('a', new Blob(['x']), uploadPath);
    endUpload('a', { reason: new Error('Offline') });
    renewFile('a');
    const publish = vi.fn();
    void keysOf(['a']).then(publish);
    renewFile('a');
    endUpload('a', { key: '71' });
    await settle();
    expect(publish).toHaveBeenCalledWith(['71']);
    releaseFiles(['a']);
  });
});
