import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PhotoGrid } from './PhotoGrid';

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `k${index}`,
    access: null,
    width: 3,
    height: 2,
    alt: '',
  }));

it('POST-08 opens a photo by mouse and keyboard, and says which of how many', async () => {
  const open = vi.fn();
  render(<PhotoGrid photos={photos(12)} onOpen={open} />);
  expect(screen.getAllByRole('button')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Open photo 2 of 12' }));
  screen.getByRole('button', { name: 'Open photo 5 of 12' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(open.mock.calls).toEqual([[1], [4]]);
});

it.each([
  [12, '+7'],
  [6, '+1'],
])('POST-08 says of %i photos how many more there are', (count, more) => {
  const { container } = render(<PhotoGrid photos={photos(count)} onOpen={vi.fn()} />);
  expect(container.querySelector(`[data-more="${more}"]`)).toBeInTheDocument();
});

it('shows five photos without a remainder, and nothing for none', () => {
  const { rerender, container } = render(<PhotoGrid photos={photos(5)} onOpen={vi.fn()} />);
  expect(container.querySelector('[data-more]')).not.toBeInTheDocument();
  rerender(<PhotoGrid photos={[]} onOpen={vi.fn()} />);
  expect(container).toBeEmptyDOMElement();
});

it('POST-08 A11Y names a photo by its description, else by its place', () => {
  const [first, second] = photos(2);
  if (!first || !second) throw new Error('There are no photos');
  render(<PhotoGrid photos={[{ ...first, alt: '<b>A boat</b>' }, second]} onOpen={vi.fn()} />);
  const described = screen.getByRole('button', { name: 'Open photo 1 of 2: <b>A boat</b>' });
  expect(described.querySelector('img')).toHaveAttribute('alt', '<b>A boat</b>');
  expect(screen.getByRole('button', { name: 'Open photo 2 of 2' })).toBeInTheDocument();
});

it('POST-08 A11Y shows the description of a photo on demand, by keyboard too, and does not open the photo', async () => {
  const open = vi.fn();
  const [first, second] = photos(2);
  if (!first || !second) throw new Error('There are no photos');
  render(<PhotoGrid photos={[first, { ...second, alt: '<b>A boat</b>' }]} onOpen={open} />);
  const mark = await screen.findByRole('button', { name: 'ALT text of photo 2' });
  expect(screen.queryByRole('button', { name: 'ALT text of photo 1' })).not.toBeInTheDocument();

  await userEvent.click(mark);
  expect(await screen.findByRole('dialog', { name: 'ALT text of photo 2' })).toHaveTextContent(
    '<b>A boat</b>',
  );
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(mark).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog')).toHaveTextContent('<b>A boat</b>');
  expect(open).not.toHaveBeenCalled();
});
