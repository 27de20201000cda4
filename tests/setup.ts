import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Two cores are shared by all workers: the default of one second is too short under load.
configure({ asyncUtilTimeout: 5000 });

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
