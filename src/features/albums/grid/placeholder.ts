import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';

/** Colour and blurred preview of a picture from its ThumbHash in base64; none where it cannot be read. */
export function placeholderOf(hash: string | null): { backgroundColor?: string; backgroundImage?: string } {
  if (hash === null) return {};
  try {
    const bytes = Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0));
    const { r, g, b } = thumbHashToAverageRGBA(bytes);
    const [red, green, blue] = [r, g, b].map((part) => Math.round(part * 255));
    return {
      backgroundColor: `rgb(${red} ${green} ${blue})`,
      backgroundImage: `url(${thumbHashToDataURL(bytes)})`,
    };
  } catch {
    return {};
  }
}
