import { imageTypes, maxImageBytes, uploadWarningBytes } from '@/shared/config/limits';

export type ImageRefusal = 'imageTooLarge' | 'imageFormat';

const signatures: Record<(typeof imageTypes)[number], number[]> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/**
 * Answers the reason why a file cannot be uploaded as an image, or null (VAL-03). Reads the format from the first
 * bytes, since a file's name can be wrong; an unreadable file, such as a folder, is no image. Exactly 10 MB passes
 * (VAL-04).
 */
export async function imageRefusal(file: Blob): Promise<ImageRefusal | null> {
  if (file.size > maxImageBytes) return 'imageTooLarge';
  const head = await file
    .slice(0, 8)
    .arrayBuffer()
    .then(
      (bytes) => new Uint8Array(bytes),
      () => new Uint8Array(),
    );
  const isImage = imageTypes.some((type) => signatures[type].every((byte, index) => head[index] === byte));
  return isImage ? null : 'imageFormat';
}

/** True if the files together are so large that leaving the page needs a warning (VAL-04). */
export function isLargeUpload(sizes: readonly number[]): boolean {
  return sizes.reduce((total, size) => total + size, 0) > uploadWarningBytes;
}
