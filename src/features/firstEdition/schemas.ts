import { maxBioLength } from '@/shared/config/limits';
import { object, string } from '@/shared/forms/schema';
import { countGraphemes, isVisible } from '@/shared/rules/text';

/** Line about oneself, as long as a bio may be. */
export const lineSchema = object({
  line: string()
    .trim()
    .test('visible', 'required', (value = '') => isVisible(value))
    .test('length', `maxLength:${maxBioLength}`, (value = '') => countGraphemes(value) <= maxBioLength),
});
