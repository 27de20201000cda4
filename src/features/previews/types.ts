import * as v from 'valibot';
import { number, text, textOrNull } from '@/shared/api/decode';

/** A linked page as the server describes it (POST-02). Its `code` is never used as markup. */
export const previewSchema = v.object({
  name: text,
  description: text,
  url: v.string(),
  type: v.fallback(v.picklist(['link', 'photo', 'video', 'rich']), 'link'),
  image: textOrNull,
  code: textOrNull,
  providerName: text,
  width: number,
  height: number,
});
export type Preview = v.InferOutput<typeof previewSchema>;

export interface LinkState {
  /** Address of the current or coming preview. */
  link: string | null;
  /** Null while loading, after a failure and without a link. */
  preview: Preview | null;
  isLoading: boolean;
  hasFailed: boolean;
  /** Addresses whose preview the member dismissed. */
  dismissed: string[];
}

export type KeptLink = Pick<LinkState, 'link' | 'preview' | 'dismissed'>;
