import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { announce } from './announce';
import { LiveRegion } from './LiveRegion';

it('SHELL-13 says a text politely, and the same text again', () => {
  render(<LiveRegion />);
  act(() => announce('20 more'));
  const first = screen.getByText('20 more');
  expect(first.closest('[aria-live=polite]')).toBeInTheDocument();
  act(() => announce('20 more'));
  expect(screen.getByText('20 more')).not.toBe(first);
});
