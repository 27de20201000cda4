import type { Locator } from '@playwright/test';

/** Brightness of a video at moments of it, 0 to 255. Waits out the seeks that the page itself has begun. */
export function brightnessAt(video: Locator, moments: readonly number[]): Promise<number[]> {
  return video.evaluate(async (element: HTMLVideoElement, seconds) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 8;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    element.loop = false;
    element.pause();
    const settled = async () => {
      while (element.seeking) {
        await new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
      }
    };
    const found: number[] = [];
    for (const moment of seconds) {
      await settled();
      // The event of a seek can come before its picture.
      const drawn = new Promise((resolve) => element.requestVideoFrameCallback(resolve));
      element.currentTime = moment;
      await settled();
      await drawn;
      context?.drawImage(element, 0, 0, 8, 8);
      const { data } = context?.getImageData(3, 3, 1, 1) ?? { data: [-1] };
      found.push(data[0] ?? -1);
    }
    return found;
  }, moments);
}

/** Brightness of what a video shows now, 0 to 255. */
export function brightnessNow(video: Locator): Promise<number> {
  return video.evaluate((element: HTMLVideoElement) => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 8;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(element, 0, 0, 8, 8);
    return context?.getImageData(3, 3, 1, 1).data[0] ?? -1;
  });
}
