import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Toasts } from './Toasts';
import { clearToasts, dismissToast, readToasts, showToast } from './toasts';

const texts = () => readToasts().map(({ text }) => text);

afterEach(() => {
  act(clearToasts);
  vi.useRealTimers();
});

describe('toasts', () => {
  it('shows a text once, and at most three', () => {
    const first = showToast({ kind: 'ok', text: 'a' });
    expect(showToast({ kind: 'ok', text: 'a' })).toBe(first);
    for (const text of ['b', 'c', 'd']) showToast({ kind: 'info', text });
    expect(texts()).toEqual(['b', 'c', 'd']);
  });

  it('gives up messages before errors', () => {
    showToast({ kind: 'error', text: 'failed' });
    for (const text of ['b', 'c', 'd']) showToast({ kind: 'ok', text });
    expect(texts()).toEqual(['failed', 'c', 'd']);
  });

  it('can show a text again after it was dismissed', () => {
    dismissToast(showToast({ kind: 'ok', text: 'a' }));
    expect(texts()).toEqual([]);
    showToast({ kind: 'ok', text: 'a' });
    expect(texts()).toEqual(['a']);
  });
});

describe('Toasts', () => {
  const items = () => screen.findAllByRole('listitem');

  it('shows a message with its action and lets it be dismissed', async () => {
    const view = vi.fn();
    render(<Toasts />);
    act(
      () =>
        void showToast({ kind: 'ok', text: 'Post published.', action: { label: 'View', onSelect: view } }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'View' }));
    expect(view).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(readToasts()).toEqual([]));

    act(() => void showToast({ kind: 'error', text: 'Failed.' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(readToasts()).toEqual([]));
  });

  it('SHELL-13 says messages politely and errors at once', async () => {
    render(<Toasts />);
    act(() => void showToast({ kind: 'ok', text: 'Saved.' }));
    act(() => void showToast({ kind: 'error', text: 'Failed.' }));
    await waitFor(() => {
      const live = [...document.querySelectorAll('[aria-live]')];
      const said = (text: string) =>
        live.find((region) => region.textContent.includes(text))?.getAttribute('aria-live');
      expect(said('Saved.')).toBe('polite');
      expect(said('Failed.')).toBe('assertive');
    });
  });

  it('takes messages away after five seconds and leaves errors', async () => {
    render(<Toasts />);
    act(() => void showToast({ kind: 'info', text: 'First.' }));
    await screen.findAllByText('First.');
    act(clearToasts);

    vi.useFakeTimers();
    act(() => void showToast({ kind: 'ok', text: 'Saved.' }));
    act(() => void showToast({ kind: 'error', text: 'Failed.' }));
    act(() => void vi.advanceTimersByTime(4900));
    expect(texts()).toEqual(['Saved.', 'Failed.']);
    act(() => void vi.advanceTimersByTime(200));
    expect(texts()).toEqual(['Failed.']);
    vi.useRealTimers();
    const [left] = await items();
    expect(within(left ?? document.body).getByText('Failed.')).toBeInTheDocument();
  });
});
