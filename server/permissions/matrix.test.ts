import { afterAll, describe, expect, it } from 'vitest';
import { routes } from '../app/routes';
import { createTestServer } from '../testing/harness';
import { matrix } from '../testing/matrix/matrix';
import { actorKinds, type MatrixRow } from '../testing/matrix/matrixRow';
import { createMatrixWorld, type MatrixWorld } from '../testing/matrix/matrixWorld';
import { pictureForm, testPicture } from '../testing/pictures';

const server = await createTestServer();
const picture = await testPicture('png');

afterAll(() => server.close());

const registered = routes.map(({ method, path, permission }) => ({
  route: `${method.toUpperCase()} ${path}`,
  permission,
}));

describe('SRV-05 the permission matrix', () => {
  it('lists every route, under the permission that the route declares', () => {
    expect(registered.length).toBeGreaterThan(20);
    const listed = new Set(matrix.map(({ route, permission }) => `${route} ${permission}`));
    expect(
      registered.map(({ route, permission }) => `${route} ${permission}`).filter((name) => !listed.has(name)),
    ).toEqual([]);
  });

  it('lists no route that does not exist', () => {
    const names = new Set(registered.map(({ route }) => route));
    expect(matrix.map(({ route }) => route).filter((route) => !names.has(route))).toEqual([]);
  });

  it.each(matrix.map((row) => [row.route, row.object, row] as const))(
    '%s on %s',
    async (_route, _object, row) => {
      expect(await callAsEverybody(row)).toEqual(row.cells);
    },
  );
});

let world: MatrixWorld | null = null;

/** Each actor meets the same world: what a call changes is undone, and bytes that it deleted are made again. */
async function callAsEverybody(row: MatrixRow) {
  if (world === null || !(await hasItsPictures(world))) world = await createMatrixWorld(server);
  return callInWorld(row, world);
}

async function hasItsPictures({ avatarKey, photoKey }: MatrixWorld): Promise<boolean> {
  const found = await Promise.all([avatarKey, photoKey].map((key) => server.deps.files.find(key, 'thumb')));
  return found.every((file) => file !== null);
}

async function callInWorld(row: MatrixRow, world: MatrixWorld) {
  const [method] = row.route.split(' ') as ['GET' | 'POST' | 'PATCH' | 'DELETE'];
  const statuses: Record<string, number> = {};
  for (const kind of actorKinds) {
    const token = world.tokens[kind];
    const body =
      row.sendsPicture === true
        ? pictureForm(picture, { fields: row.fields?.(world) ?? {} })
        : row.body?.(world);
    const answer = await server.undone(() =>
      server.call(method, row.path(world), {
        ...(token === undefined ? {} : { token }),
        ...(body === undefined ? {} : { body }),
        ...(row.headers === undefined ? {} : { headers: row.headers }),
      }),
    );
    statuses[kind] = answer.status;
  }
  return statuses;
}
