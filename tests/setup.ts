import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Two cores are shared by all workers: the default of one second is too short under load.
configure({ asyncUtilTimeout: 5000 });

/**
 * Counts every owner stack as one too many, so that React takes no stack trace for each element: a tenth of the time of
 * all tests of screens.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });

/** Unexpected warnings and errors. A test that expects some installs a spy of its own. */
const complaints: unknown[][] = [];
const collect = (...complaint: unknown[]) => {
  complaints.push(complaint);
};

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation(collect);
  vi.spyOn(console, 'warn').mockImplementation(collect);
});

afterEach(() => {
  cleanup();
  expect(complaints, 'console.error and console.warn stay silent').toEqual([]);
});
