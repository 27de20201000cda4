import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../button/Button';
import { Menu, type MenuEntries } from './Menu';

function setUp(entries: MenuEntries) {
  const around = vi.fn();
  const shown = (entries: MenuEntries) => (
    <MemoryRouter>
      <div onKeyDown={around}>
        <Menu label="Post options" entries={entries}>
          {(trigger) => <Button {...trigger}>Post options</Button>}
        </Menu>
      </div>
      <p>Elsewhere</p>
    </MemoryRouter>
  );
  const { rerender } = render(shown(entries));
  const change = (next: MenuEntries) => rerender(shown(next));
  return { around, change, button: screen.getByRole('button', { name: 'Post options' }) };
}

describe('Menu', () => {
  it('SHELL-13 opens on the first item with the keyboard, moves, chooses, and gives the focus back', async () => {
    const report = vi.fn();
    const { button } = setUp([
      { label: 'Save', onSelect: vi.fn() },
      { label: 'Report', onSelect: report },
    ]);
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Save' })).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Report' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(report).toHaveBeenCalledTimes(1));
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens on the very first press, before anything was loaded', async () => {
    const { button } = setUp([{ label: 'Save', onSelect: vi.fn() }]);
    await userEvent.click(button);
    expect(await screen.findByRole('menu', { name: 'Post options' })).toBeInTheDocument();
  });

  it('closes with Escape, which nobody around hears, and the focus returns', async () => {
    const { button, around } = setUp([{ label: 'Save', onSelect: vi.fn() }]);
    await userEvent.click(button);
    await screen.findByRole('menu');
    around.mockClear();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(around).not.toHaveBeenCalled();
  });

  it('SHELL-13 goes on by keys when the entry with the focus is replaced or goes', async () => {
    const { button, change } = setUp([{ label: 'Save' }, { label: 'Report' }, { label: 'Hide' }]);
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Save' })).toHaveFocus());
    change([{ label: 'Saved' }, { label: 'Report' }, { label: 'Hide' }]);
    expect(screen.getByRole('menuitem', { name: 'Saved' })).toHaveFocus();
    change([{ label: 'Report' }, { label: 'Hide' }]);
    expect(screen.getByRole('menuitem', { name: 'Report' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Hide' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('closes when its button is pressed again, and on a press outside', async () => {
    const { button } = setUp([{ label: 'Save', onSelect: vi.fn() }]);
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.click(button);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.click(screen.getByText('Elsewhere'));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('offers links, a choice of one, and items that cannot be chosen', async () => {
    const { button } = setUp([
      { label: 'Profile', to: '/profile/ann' },
      { label: 'Status', value: 'Online', choices: [{ label: 'Online' }, { label: 'Away' }] },
      'rule',
      { label: 'Delete', isDanger: true, isDisabled: true },
    ]);
    await userEvent.click(button);
    expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile/ann');
    const choices = within(screen.getByRole('group', { name: 'Status' }));
    expect(choices.getByRole('menuitemradio', { name: 'Online' })).toBeChecked();
    expect(choices.getByRole('menuitemradio', { name: 'Away' })).not.toBeChecked();
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('separator')).toBeInTheDocument();
  });
});
