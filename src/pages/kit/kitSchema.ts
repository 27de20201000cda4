import { emailAddress, object, string } from '@/shared/forms/schema';

/** Rules of the kit's sample form. */
export const kitSchema = object({ email: emailAddress(), password: string().required().min(8) });
