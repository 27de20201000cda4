import { render, renderHook, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { expect, it } from 'vitest';
import { addTexts } from './i18n';
import { search } from './en/search';
import { useTexts } from './useTexts';

it('SHELL-02 components have their texts at once, by the instance that react-i18next was given', () => {
  function Loading() {
    const t = useTexts('common');
    const { i18n } = useTranslation();
    return <p lang={i18n.language}>{t('loading')}</p>;
  }
  render(<Loading />);
  expect(screen.getByText('Loading')).toHaveAttribute('lang', 'en');
});

it('SHELL-02 the texts of a room are there as soon as its code has added them, and stay the same function', () => {
  addTexts('search', search);
  const { result, rerender } = renderHook(() => useTexts('search'));
  const first = result.current;
  expect(first('placeholder')).toBe(search.placeholder);
  rerender();
  expect(result.current).toBe(first);
});
