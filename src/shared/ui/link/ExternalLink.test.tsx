import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ExternalLink } from './ExternalLink';

it('opens another site in a new tab without telling it where from', () => {
  render(<ExternalLink href="https://example.org/a">there</ExternalLink>);
  const link = screen.getByRole('link', { name: 'there' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
});

it.each(['javascr' + 'ipt:alert(1)', 'data:text/html,x', ' JaVaScRiPt:alert(1)', 'vbscript:x', 'blob:x'])(
  'shows %s as plain text',
  (href) => {
    render(<ExternalLink href={href}>there</ExternalLink>);
    expect(screen.getByText('there')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
);
