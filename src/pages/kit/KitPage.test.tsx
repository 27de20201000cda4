import { render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import '@/shared/i18n/i18n';
import KitPage from './KitPage';

it('SHELL-13 no component breaks a rule of accessibility in any of its states', async () => {
  const { container } = render(
    <MemoryRouter initialEntries={['/kit']}>
      <KitPage />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  const { violations, passes } = await axe.run(container, {
    rules: {
      // Contrast needs a layout; tokens.test.ts computes it.
      'color-contrast': { enabled: false },
      // Each state stands here twice, once per theme.
      'landmark-unique': { enabled: false },
    },
  });
  expect(passes.length).toBeGreaterThan(20);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
