import type { PictureKind } from './types';

/** Width divided by height. */
export const aspects: Record<PictureKind, number> = { avatar: 1, cover: 3 };

/** Maximum width in pixels: twice the largest display width. */
const maxWidths: Record<PictureKind, number> = { avatar: 640, cover: 1800 };

/** A part of a picture, in pixels of the picture. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Crops a picture, keeping its format. @throws if the browser cannot read the picture */
export async function cropped(file: File, area: Area, kind: PictureKind): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    const width = Math.max(1, Math.min(Math.round(area.width), maxWidths[kind]));
    const canvas = new OffscreenCanvas(width, Math.max(1, Math.round(width / aspects[kind])));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas to draw on');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
    return await canvas.convertToBlob({ type, quality: 0.9 });
  } finally {
    bitmap.close();
  }
}
