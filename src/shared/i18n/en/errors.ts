import { validation } from './validation';

/** Texts of failures: the error catalogue (ERR-01, ERR-03) and what to say when an action failed (ERR-02). */
export const errors = {
  /** By dictionary code, in the specification's words. */
  codes: {
    genericError: 'Something went wrong',
    userNotEnabled: "Your account isn't confirmed yet, please check your email for confirmation",
    userNotFound: 'User not found',
    notFound: 'User not found',
    validationUserNotFound: 'User not found',
    invalidAttempt: 'Invalid password, attempts to login {{count}}',
    accountLockedNow: 'Account locked for 10 minutes',
    accountLocked: 'Account locked',
    tokenExpired: 'Invalid verification code',
    invalidToken: 'Invalid verification code',
    validationUserAlreadyExists: 'User already exists',
    validationInvalidCredentials: 'Invalid old password',
    cantVoteOnOwnPost: "You can't vote for your own post",
    invalidAccessRole: 'Authentication failed, you are not approved for the beta release',
    fileTooLarge: validation.imageTooLarge,
    unsupportedMediaType: validation.imageFormat,
    commentTooLong: validation.commentTooLong,
    requestTimeout: 'Request timeout',
    requestFailed: 'Request failed',
  },
  /** What a member was doing when it failed. */
  failedTo: {
    updateSettings: 'Failed to update settings. Please try again later.',
    changePassword: 'Failed to change password. Please try again later.',
    createPost: 'Failed to create post. Please try again later.',
    editPost: 'Failed to edit post. Please try again later.',
    deletePost: 'Failed to delete post. Please try again later.',
    addComment: 'Failed to add comment. Please try again later.',
    editComment: 'Failed to edit comment. Please try again later.',
    deleteComment: 'Failed to delete comment. Please try again later.',
    bookmark: 'Failed to bookmark. Please try again later.',
    report: 'Failed to report. Please try again later.',
    vote: 'Failed to vote. Please try again later.',
    uploadImage: 'Failed to upload image. Please try again later.',
    deleteImage: 'Failed to delete image. Please try again later.',
    follow: 'Failed to follow. Please try again later.',
    unfollow: 'Failed to unfollow. Please try again later.',
    removeFollower: 'Failed to remove follower. Please try again later.',
    unexpected: 'Failed to do this because of an unexpected error. Please try again later.',
  },
  page: {
    heading: 'Oops, that was unexpected',
    text: 'Something broke on our side. Try again, and if it keeps happening, send us the code below.',
    code: 'Error code',
    copyCode: 'Copy the error code',
    home: 'Back to the news feed',
  },
  panel: {
    heading: 'This part did not load',
    text: 'The rest of the page still works.',
  },
  list: {
    heading: 'This could not be loaded',
    more: 'More could not be loaded.',
  },
} as const;
