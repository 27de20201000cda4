import { maxNameLength } from '@/shared/config/limits';
import { object, visibleText } from '@/shared/forms/schema';
import { countGraphemes } from '@/shared/rules/text';

/** Rules of the form of an album (ALB-01, VAL-06). */
export const albumFormSchema = object({
  name: visibleText().test(
    'length',
    `nameTooLong:${maxNameLength}`,
    (value) => countGraphemes(value) <= maxNameLength,
  ),
});
