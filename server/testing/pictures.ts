import sharp from 'sharp';

/** Renders a small picture, plain red by default. */
export function testPicture(
  format: 'png' | 'jpeg' | 'webp' | 'gif',
  { width = 64, height = 48, colour = '#b03020' } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
}

interface FormTraits {
  name?: string;
  type?: string;
  fields?: Record<string, string>;
}

export function pictureForm(
  picture: Uint8Array,
  { name = 'photo.png', type = 'image/png', fields = {} }: FormTraits = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(picture)], { type }), name);
  return form;
}
