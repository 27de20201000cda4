import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Count } from '../count/Count';
import { Progress } from '../progress/Progress';
import { Section } from '../section/Section';
import { PersonRow } from './PersonRow';

it.each([
  [7, '7'],
  [99, '99'],
  [100, '99+'],
])('counts %i as %s', (value, text) => {
  render(<Count value={value} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('counts nothing for none', () => {
  const { container } = render(<Count value={0} />);
  expect(container).toBeEmptyDOMElement();
});

it.each([
  [0.256, '26'],
  [-1, '0'],
  [7, '100'],
])('SHELL-14 tells how far something is: %d', (value, percent) => {
  render(<Progress label="Uploading photos" value={value} />);
  expect(screen.getByRole('progressbar', { name: 'Uploading photos' })).toHaveAttribute(
    'aria-valuenow',
    percent,
  );
});

it('names a person once, with the whole name at hand where it is cut', () => {
  render(
    <MemoryRouter>
      <Section title="People you may know">
        <PersonRow
          name="Marguerite Okonkwo-Lindqvist"
          to="/profile/m"
          image={null}
          meta="14 mutual followers"
        />
      </Section>
    </MemoryRouter>,
  );
  expect(screen.getByRole('region', { name: 'People you may know' })).toBeInTheDocument();
  const link = screen.getByRole('link', { name: 'Marguerite Okonkwo-Lindqvist' });
  expect(link).toHaveAttribute('href', '/profile/m');
  expect(link).toHaveAttribute('title', 'Marguerite Okonkwo-Lindqvist');
});
