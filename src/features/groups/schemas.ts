import {
  maxContactsLength,
  maxDescriptionLength,
  maxLinks,
  maxNameLength,
  maxUrlLength,
} from '@/shared/config/limits';
import { object, string, visibleText } from '@/shared/forms/schema';
import { isPermalink } from '@/shared/rules/permalink';
import { countGraphemes } from '@/shared/rules/text';

/** Name of a group or company (VAL-06). */
const name = () =>
  visibleText().test(
    'length',
    `nameTooLong:${maxNameLength}`,
    (value) => countGraphemes(value) <= maxNameLength,
  );

const upTo = (length: number) =>
  string().test('length', `maxLength:${length}`, (value = '') => countGraphemes(value) <= length);

const isAddress = (line: string) => {
  if (line.length > maxUrlLength || !URL.canParse(line)) return false;
  const { protocol } = new URL(line);
  return protocol === 'http:' || protocol === 'https:';
};

/** Rules of the form of a new group (GRP-02). */
export const newGroupSchema = object({
  name: name(),
  category: string().required(),
  description: upTo(maxDescriptionLength),
});

/** Rules of the basic settings (GRP-02). */
export const basicsSchema = object({
  name: name(),
  category: string().required(),
  description: upTo(maxDescriptionLength),
  permalink: string()
    .required()
    .test('permalink', 'invalid', (value) => isPermalink(value)),
});

/** Rules of the contact settings (GRP-02). */
export const contactSchema = object({
  location: upTo(maxNameLength),
  links: string().test('links', 'invalid', (value = '') => {
    const lines = value.split('\n').flatMap((line) => line.trim() || []);
    return lines.length <= maxLinks && lines.every(isAddress);
  }),
  contacts: upTo(maxContactsLength),
});

/** Every choice of the switches is valid. */
export const featuresSchema = object({});
