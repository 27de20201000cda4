import * as v from 'valibot';

/** A linked page as the server describes it (POST-02). Its `code` is never used as markup. */
export const previewSchema = v.object({
  name: v.fallback(v.string(), ''),
  description: v.fallback(v.string(), ''),
  url: v.string(),
  type: v.fallback(v.picklist(['link', 'photo', 'video', 'rich']), 'link'),
  image: v.fallback(v.nullable(v.string()), null),
  code: v.fallback(v.nullable(v.string()), null),
  providerName: v.fallback(v.string(), ''),
  width: v.fallback(v.number(), 0),
  height: v.fallback(v.number(), 0),
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
