import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setServerLead } from '@/shared/lib/time/clock';
import { RelativeTime } from './RelativeTime';

const start = new Date(2026, 10, 20, 15, 0);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
  setServerLead(0);
});

it('POST-08 tells how long ago, keeps it up to date, and has the whole date as title', () => {
  render(<RelativeTime at={start.toISOString()} />);
  const time = screen.getByText('Just now');
  expect(time).toHaveAttribute('datetime', start.toISOString());
  expect(time).toHaveAttribute('title', expect.stringContaining('20 November 2026'));
  act(() => void vi.advanceTimersByTime(12 * 60_000));
  expect(time).toHaveTextContent('12 min');
  act(() => void vi.advanceTimersByTime(3 * 3_600_000));
  expect(time).toHaveTextContent('3 h');
});

it("goes by the server's clock where the device is wrong", () => {
  setServerLead(5 * 60_000);
  render(<RelativeTime at={start.toISOString()} />);
  expect(screen.getByText('5 min')).toBeInTheDocument();
});

it('shows nothing for a time that cannot be read', () => {
  const { container } = render(<RelativeTime at="soon" />);
  expect(container).toBeEmptyDOMElement();
});
