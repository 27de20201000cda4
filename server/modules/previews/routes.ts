import { z } from 'zod';
import { ApiError } from '../../errors';
import { memberRoute, type Route } from '../../http/route';
import { httpUrl } from '../../writing/content';
import { findPreview, wirePreview } from '../../writing/previews/service';

/** Link previews in the composer (POST-02). Answers 422 where there is none. */
export const previewRoutes: readonly Route[] = [
  memberRoute({
    method: 'post',
    path: '/api/op',
    permission: 'preview.read',
    body: z.object({ url: httpUrl }),
    async handle({ body, actor, deps }) {
      const preview = await findPreview(deps, actor.id, body.url);
      if (preview === null) throw new ApiError(422, 'validationError');
      return wirePreview(deps.imageProxy, preview);
    },
  }),
];
