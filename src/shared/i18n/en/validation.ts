/** By code (VAL-01, VAL-03 to VAL-06, TFA-04), in the specification's words. */
export const validation = {
  required: 'This is required.',
  maxLength: 'The maximum length is {{length}}.',
  minLength: 'The minimum length is {{length}}.',
  email: 'Email not in a valid format or is unknown type.',
  invalid: 'Invalid value.',
  wrongPassword: 'Wrong password.',
  mismatch: 'Values do not match.',
  fillAllFields: 'Please fill in all the fields',
  nameTooLong: 'Maximum length is {{length}}',
  imageTooLarge: 'Image size is greater than 10mb',
  imageFormat: 'Incorrect image format, only PNG, JPEG and JPG are allowed',
  tooManyPostImages: 'You cannot upload more than 100 images',
  tooManyCommentImages: 'You cannot upload more than 1 image',
  commentEmpty: 'Comment should not be empty',
  commentTooLong: 'Max limit is 1000 characters - please edit your comment to lower your character count',
} as const;
