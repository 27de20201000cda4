export const uploads = {
  photo: 'Photo {{position}} of {{total}}: {{name}}',
  removePhoto: 'Remove photo {{position}}',
  movePhotoBack: 'Move photo {{position}} left',
  movePhotoOn: 'Move photo {{position}} right',
  retryPhoto: 'Retry photo {{position}}',
  alt: 'ALT',
  describePhoto: 'ALT text of photo {{position}}',
  describedPhoto: 'ALT text of photo {{position}}: {{text}}',
  photoProgress: 'Uploading photo {{position}}',
  photoFailed: 'Not uploaded',
  dismissRefused: 'Dismiss',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    uploads: typeof uploads;
  }
}
