/** Blocks beside a page (SHELL-10). */
export const rail = {
  photos: 'Photos',
  allPhotos: 'All {{figure}}',
  allPhotosLabel: 'All {{figure}} photos of {{name}}',
  photosFailed: 'The photos could not be loaded',
  groups: 'Groups in common',
  manyGroups: '{{figure}} groups in common',
  people: 'People in common',
  manyPeople: '{{figure}} people in common',
  inCommon: 'In common',
  inCommonFailed: 'What you have in common could not be loaded',
  moreBy: 'More by {{name}}',
  moreFailed: 'The posts could not be loaded',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    rail: typeof rail;
  }
}
