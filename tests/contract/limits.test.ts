import { describe, expect, it } from 'vitest';
import { isLargeUpload } from '@/features/media/rules';
import * as limits from '@/shared/config/limits';

const megabyte = 1024 * 1024;

describe('the business constants of the customer', () => {
  it('API-03 gives every call 100000 ms', () => {
    expect(limits.requestTimeoutMs).toBe(100_000);
  });

  it('LIST-01 has the page sizes', () => {
    expect(limits.pageSizes).toEqual({
      feed: 10,
      comments: 6,
      replies: 3,
      people: 20,
      groups: 20,
      companies: 20,
      members: 20,
      invites: 20,
      search: 10,
      discover: 10,
      notifications: 20,
      albums: 6,
      photos: 5,
      shortVideos: 100,
      gifs: 24,
    });
    expect(limits.defaultPage).toBe(1);
  });

  it('VAL-03 VAL-04 has the limits of images', () => {
    expect(limits).toMatchObject({
      maxPostImages: 100,
      maxCommentImages: 1,
      maxImageBytes: 10 * megabyte,
      uploadWarningBytes: 10 * megabyte,
      imageTypes: ['image/png', 'image/jpeg'],
    });
  });

  it('VAL-04 warns of a total over 10 MB, and not of exactly that much', () => {
    expect(isLargeUpload([])).toBe(false);
    expect(isLargeUpload([4 * megabyte, 6 * megabyte])).toBe(false);
    expect(isLargeUpload([4 * megabyte, 6 * megabyte, 1])).toBe(true);
  });

  it('VAL-05 has the length of a comment', () => {
    expect(limits.maxCommentLength).toBe(1000);
  });

  it('VAL-02 AUTH-09 TFA-01 has the limits of entering', () => {
    expect(limits).toMatchObject({
      passwordMinLength: 8,
      twoFactorCodeLength: 6,
      accountLockMinutes: 10,
      maxLoginAttempts: 5,
    });
  });

  it('CMT-01 has three levels of replies', () => {
    expect(limits.maxReplyLevel).toBe(3);
  });

  it('has the other constants', () => {
    expect(limits).toMatchObject({
      maxNameLength: 100,
      groupPrivacyNeedsApproval: 1,
      defaultOnlineStatus: 2,
    });
  });
});
