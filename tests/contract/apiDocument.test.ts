import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routes } from '../../server/app/routes';
import { reads } from './calls/reads';
import * as sample from './calls/samples';

const text = readFileSync('docs/api.md', 'utf8');
const rowsOf = (heading: string) => {
  const section = text.split(`## ${heading}`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  );
};

const toObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
const unnamed = (path: string) => path.replace(/:\w+|\{\w+\}/g, '{}');
/** Paths of the server for its own pages and surroundings, of which the app's calls know nothing. */
const own = /^\/(chain|gas|health|media|migration-config|outbox)\b|csp-report/;

describe('docs/api.md', () => {
  it('names every call that the server answers, and no other', () => {
    const documented = rowsOf('Calls').flatMap(([call = '']) => /^`(\w+ \/.+)`$/.exec(call)?.[1] ?? []);
    const spoken = routes.filter(({ path }) => !own.test(path));
    expect(documented.map(unnamed).sort()).toEqual(
      spoken.map(({ method, path }) => unnamed(`${method.toUpperCase()} ${path}`)).sort(),
    );
  });

  it('says which calls guests may make', () => {
    const forGuests = rowsOf('Calls').flatMap(([call = '', who = '']) =>
      who.includes('G') ? unnamed(call.replaceAll('`', '')) : [],
    );
    const open = routes.filter(({ path, access }) => access === 'guest' && !own.test(path));
    expect(forGuests.sort()).toEqual(
      open.map(({ method, path }) => unnamed(`${method.toUpperCase()} ${path}`)).sort(),
    );
  });

  const direct = (row: string): object => toObject(reads[row]?.least);
  const inList = (row: string): object => {
    const least = direct(row);
    return 'list' in least && Array.isArray(least.list) ? toObject(least.list[0]) : {};
  };
  const shapes: [name: string, full: object, least: object][] = [
    ['Person', sample.person, inList('suggested people')],
    ['Profile', sample.profile, direct('a profile')],
    ['Image', sample.image, inList('photos')],
    ['Preview', sample.preview, direct('a preview')],
    ['Post', sample.post, direct('a post')],
    ['Comment', sample.comment, inList('comments')],
    ['Notification', sample.notification, inList('notifications')],
    ['Group', sample.group, inList('groups')],
    ['Company', sample.company, inList('companies')],
    ['Coin', sample.coin, inList('coins')],
    ['Gif', sample.gif, inList('GIFs')],
    ['Reason', sample.reason, inList('reasons for a report')],
    ['Device', sample.device, inList('devices')],
    ['Status', sample.status, direct('the status')],
    ['AppKey', sample.appSetup, direct('the key of an app')],
  ];
  it.each(shapes)(
    'lists the fields of a %s, and those that the app cannot do without',
    (name, full, least) => {
      const [, fields = ''] = rowsOf('Shapes').find(([shape]) => shape === name) ?? [];
      const listed = fields.split(', ');
      expect(listed.map((field) => field.replaceAll('*', '')).sort()).toEqual(Object.keys(full).sort());
      expect(listed.filter((field) => field.startsWith('**')).sort()).toEqual(
        Object.keys(least)
          .map((field) => `**${field}**`)
          .sort(),
      );
    },
  );
});
