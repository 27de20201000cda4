export const pictures = {
  avatar: {
    change: 'Change avatar',
    delete: 'Delete avatar',
    deleteTitle: 'Delete avatar?',
    deleteText: 'Your initials show in its place. The picture cannot be brought back.',
    changed: 'Avatar changed.',
    deleted: 'Avatar deleted.',
  },
  cover: {
    change: 'Change cover',
    delete: 'Delete cover',
    deleteTitle: 'Delete cover?',
    deleteText: 'A pattern shows in its place. The picture cannot be brought back.',
    changed: 'Cover changed.',
    deleted: 'Cover deleted.',
  },
  rules: 'PNG or JPEG, 10 MB at most. You choose the part that shows next.',
  choose: 'Choose a picture',
  chooseAnother: 'Choose another',
  cropArea: 'Picture: drag it, or move it with the arrow keys',
  zoom: 'Zoom',
  save: 'Save picture',
  saving: 'Saving',
  deleteConfirm: 'Delete',
  deleting: 'Deleting',
  progress: 'Upload',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    pictures: typeof pictures;
  }
}
