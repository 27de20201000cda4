import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { LinkTabs } from './LinkTabs';
import { Tabs } from './Tabs';

function Example() {
  const [value, setValue] = useState('users');
  return (
    <Tabs
      label="Results"
      value={value}
      onChange={setValue}
      tabs={[
        { value: 'users', label: 'Users', count: 1200, content: 'People here' },
        { value: 'groups', label: 'Groups', content: 'Groups here' },
      ]}
    />
  );
}

it('moves between tabs of a tablist with the arrow keys and mounts only the chosen panel', async () => {
  render(<Example />);
  expect(screen.getByRole('tablist', { name: 'Results' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Users 1.2K' }));
  await userEvent.keyboard('{ArrowRight}');
  const groups = screen.getByRole('tab', { name: 'Groups' });
  expect(groups).toHaveFocus();
  expect(groups).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Groups here');
  expect(screen.queryByText('People here')).not.toBeInTheDocument();
});

it('marks the current page among link tabs', () => {
  render(
    <MemoryRouter initialEntries={['/profile/ann/photos']}>
      <LinkTabs
        label="Profile"
        tabs={[
          { to: '/profile/ann', label: 'Timeline', isExact: true },
          { to: '/profile/ann/photos', label: 'Photos', count: 0 },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('navigation', { name: 'Profile' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Timeline' })).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('link', { name: 'Photos 0' })).toHaveAttribute('aria-current', 'page');
});
