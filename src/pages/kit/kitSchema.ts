import { emailAddress, object, string } from '@/shared/forms/schema';

export const kitSchema = object({ email: emailAddress(), password: string().required().min(8) });
