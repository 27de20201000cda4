import { placeSchema, upTo } from '@/features/communities/schemas';
import { maxContactsLength } from '@/shared/config/limits';

/** Rules of the contact settings (GRP-02). */
export const contactSchema = placeSchema.shape({ contacts: upTo(maxContactsLength) });
