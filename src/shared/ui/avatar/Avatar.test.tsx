import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from './Avatar';
import { initials } from './initials';

const image = { key: 'abc', access: null };

describe('Avatar', () => {
  it('is decorative beside a name and named without one', () => {
    const { rerender } = render(<Avatar name="Ann Lee" image={image} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    rerender(<Avatar name="Ann Lee" image={image} isNamed />);
    expect(screen.getByRole('img', { name: 'Ann Lee' })).toHaveAttribute('src', '/files/abc?size=thumb');
  });

  it('shows the initials when there is no picture, or when it cannot be loaded', () => {
    const { rerender } = render(<Avatar name="Ann Lee" image={null} />);
    expect(screen.getByText('AL')).toBeInTheDocument();
    rerender(<Avatar name="Ann Lee" image={image} isNamed />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('AL')).toBeInTheDocument();
    rerender(<Avatar name="Ann Lee" image={{ key: 'new', access: null }} isNamed />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/files/new?size=thumb');
  });

  it('PRES-01 says how present a member is', () => {
    const { rerender } = render(<Avatar name="Ann Lee" image={null} presence="away" />);
    expect(screen.getByText('Away')).toBeInTheDocument();
    rerender(<Avatar name="Ann Lee" image={null} />);
    expect(screen.queryByText('Away')).not.toBeInTheDocument();
  });

  it.each([
    ['Ann Lee', 'AL'],
    ['ann', 'A'],
    ['Marguerite Okonkwo-Lindqvist de Souza', 'MS'],
    ['林 美咲', '林美'],
    ['👩‍🚀 Cat', '👩‍🚀C'],
    ['', ''],
    ['   ', ''],
  ])('takes the initials of %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
