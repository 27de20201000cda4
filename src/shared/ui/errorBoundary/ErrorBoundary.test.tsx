import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasts } from '../toasts/Toasts';
import { clearToasts } from '../toasts/toasts';
import { ErrorBoundary } from './ErrorBoundary';
import { errorCodeOf } from './errorCode';

let isBroken = true;
const fault = new Error('broken');

function Fragile() {
  if (isBroken) throw fault;
  return <p>whole again</p>;
}

beforeEach(() => {
  isBroken = true;
  // Silences React's report of the caught error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => clearToasts());

describe('ErrorBoundary', () => {
  it('SHELL-07 shows the generic error page with a code, and tries again', async () => {
    const report = vi.fn();
    render(
      <ErrorBoundary level="page" onError={report}>
        <Fragile />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Oops, that was unexpected' })).toBeInTheDocument();
    expect(screen.getByText(errorCodeOf(fault))).toBeInTheDocument();
    expect(report).toHaveBeenCalledWith(fault, errorCodeOf(fault));
    expect(screen.getByRole('link', { name: 'Back to the news feed' })).toHaveAttribute('href', '/');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('whole again')).toBeInTheDocument();
  });

  it('SHELL-07 keeps a broken panel to its place', () => {
    render(
      <>
        <p>the rest</p>
        <ErrorBoundary level="panel">
          <Fragile />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(errorCodeOf(fault));
    expect(screen.getByText('the rest')).toBeInTheDocument();
  });

  it('copies the code', async () => {
    const user = userEvent.setup();
    render(
      <ErrorBoundary level="page">
        <Fragile />
      </ErrorBoundary>,
    );
    await user.click(screen.getByRole('button', { name: 'Copy the error code' }));
    expect(await navigator.clipboard.readText()).toBe(errorCodeOf(fault));
  });

  it('SHELL-07 says so when the code cannot be copied', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    render(
      <>
        <ErrorBoundary level="page">
          <Fragile />
        </ErrorBoundary>
        <Toasts />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Copy the error code' }));
    expect(await screen.findByText('The code could not be copied. Note it down.')).toBeInTheDocument();
  });
});

it('gives the same code to the same fault and another to another', () => {
  const make = (message: string) => {
    const error = new Error(message);
    error.stack = `Error: ${message}\n    at Feed (https://a.example/assets/feed.js:1:20)`;
    return error;
  };
  expect(errorCodeOf(make('x'))).toBe(errorCodeOf(make('x')));
  expect(errorCodeOf(make('x'))).not.toBe(errorCodeOf(make('y')));
  expect(errorCodeOf(undefined)).toMatch(/^E-[0-9A-F]{8}$/);
});
