import { maxDescriptionLength, maxLinks, maxNameLength, maxUrlLength } from '@/shared/config/limits';
import { object, string, visibleText } from '@/shared/forms/schema';
import { isPermalink } from '@/shared/rules/permalink';
import { countGraphemes } from '@/shared/rules/text';

/** Text of at most so many graphemes. */
export const upTo = (length: number) =>
  string().test('length', `maxLength:${length}`, (value = '') => countGraphemes(value) <= length);

/** Name of a group or company (VAL-06). */
const name = () =>
  visibleText().test(
    'length',
    `nameTooLong:${maxNameLength}`,
    (value) => countGraphemes(value) <= maxNameLength,
  );

const isAddress = (line: string) => {
  if (line.length > maxUrlLength || !URL.canParse(line)) return false;
  const { protocol } = new URL(line);
  return protocol === 'http:' || protocol === 'https:';
};

/** Rules of the form of a new group or company (GRP-02, CMP-01). */
export const newCommunitySchema = object({
  name: name(),
  category: string().required(),
  description: upTo(maxDescriptionLength),
});

/** Rules of the basic settings (GRP-02, CMP-01). */
export const basicsSchema = newCommunitySchema.shape({
  permalink: string()
    .required()
    .test('permalink', 'invalid', (value) => isPermalink(value)),
});

/** Rules of the place and the links (GRP-02, CMP-01). */
export const placeSchema = object({
  location: upTo(maxNameLength),
  links: string().test('links', 'invalid', (value = '') => {
    const lines = value.split('\n').flatMap((line) => line.trim() || []);
    return lines.length <= maxLinks && lines.every(isAddress);
  }),
});

/** Every choice of the switches is valid. */
export const switchesSchema = object({});
