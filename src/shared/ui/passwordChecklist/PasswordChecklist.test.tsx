import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PasswordChecklist } from './PasswordChecklist';

const items = () =>
  within(screen.getByRole('list', { name: 'Password requirements' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

it('VAL-02 says of every rule whether it holds', () => {
  const { rerender } = render(<PasswordChecklist password="harbour7" confirmation="" />);
  expect(items()).toEqual([
    '8 characters or more, met',
    '1 capital letter, not met',
    '1 lowercase letter, met',
    '1 number, met',
    '1 special character, not met',
    'Both passwords match, not met',
  ]);
  rerender(<PasswordChecklist password="Harbour-7" confirmation="Harbour-7" />);
  expect(items().every((text) => text.endsWith(', met'))).toBe(true);
});

it('VAL-02 announces a summary politely, and nothing before the first letter', () => {
  const { rerender, container } = render(<PasswordChecklist password="" confirmation="" />);
  const live = container.querySelector('[aria-live=polite]');
  expect(live).toHaveTextContent(/^$/);
  rerender(<PasswordChecklist password="harbour7" confirmation="" />);
  expect(live).toHaveTextContent('3 of 6 requirements met');
});
