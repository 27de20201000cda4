import { createTypedValues } from '@/shared/forms/typedValues';

/** Descriptions that were typed for photos and are not saved, by the photo's key; all go with the session. */
export const typedDescriptions = createTypedValues<string>();
