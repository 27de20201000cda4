import { useLayoutEffect, useState, type RefObject } from 'react';

/** Used until the element is measured, in pixels. */
const usualWidth = 600;

/** Inner width of an element in pixels, followed as it changes. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(usualWidth);
  useLayoutEffect(() => {
    const measure = () => {
      const measured = element.current?.clientWidth ?? 0;
      if (measured > 0) setWidth(measured);
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
