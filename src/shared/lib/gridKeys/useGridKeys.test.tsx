import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useGridKeys } from './useGridKeys';

/** Two columns of buttons that are named by their index. */
function Grid() {
  const { itemProps } = useGridKeys(
    5,
    (from, key) => from + { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -2, ArrowDown: 2 }[key],
  );
  return Array.from({ length: 5 }, (_, index) => (
    <button key={index} {...itemProps(index)}>
      {index}
    </button>
  ));
}

it('moves the focus by arrows, Home and End, and stays within the grid', async () => {
  const user = userEvent.setup();
  render(<Grid />);
  const button = (index: number) => screen.getByRole('button', { name: String(index) });
  await user.tab();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowDown', 3],
    ['ArrowDown', 3],
    ['ArrowUp', 1],
    ['ArrowLeft', 0],
    ['ArrowLeft', 0],
    ['End', 4],
    ['Home', 0],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(button(index)).toHaveFocus();
  }
  await user.keyboard('{End}');
  await user.tab();
  await user.tab({ shift: true });
  expect(button(4)).toHaveFocus();
});

it.each(['Alt', 'Control', 'Meta'])('leaves what is pressed with %s to the browser', async (held) => {
  const user = userEvent.setup();
  render(<Grid />);
  await user.tab();
  const taken: boolean[] = [];
  const note = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'ArrowRight') taken.push(defaultPrevented);
  };
  addEventListener('keydown', note);
  await user.keyboard(`{${held}>}{ArrowRight}{/${held}}`);
  removeEventListener('keydown', note);
  expect(taken).toEqual([false]);
  expect(screen.getByRole('button', { name: '0' })).toHaveFocus();
});
