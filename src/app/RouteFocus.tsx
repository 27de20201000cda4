import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The link by which a page was left, and where it stood in the window. */
interface LeftLink {
  href: string;
  /** Pixels. */
  top: number;
}

/**
 * Moves the focus to a newly opened page, so that screen readers announce it and keys reach it (SHELL-13): to the
 * first empty field of a page that is one form, else to the heading. After Back the link that was left has it again.
 */
export function RouteFocus({ firstPath }: { firstPath: string }) {
  const location = useLocation();
  const { pathname, key } = location;
  const type = useNavigationType();
  const isReturn = type === NavigationType.Pop;
  const isSamePage = type === NavigationType.Replace && hasMark(location.state);
  const shown = useRef({ pathname: firstPath, key });
  const pressed = useRef<LeftLink>(null);
  const leftBy = useRef(new Map<string, LeftLink>());
  const stop = useRef(() => {});

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      const href = link?.getAttribute('href');
      pressed.current = link && href ? { href, top: link.getBoundingClientRect().top } : null;
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      stop.current();
    };
  }, []);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.key !== key) {
      if (pressed.current) leftBy.current.set(before.key, pressed.current);
      pressed.current = null;
    }
    if (before.pathname === pathname || isSamePage) return;
    stop.current();
    stop.current = keepFocus(isReturn ? leftBy.current.get(key) : undefined);
  }, [pathname, key, isReturn, isSamePage]);
  return null;
}

/** True for an address that a page has changed to tell where in it one is: nothing newly opened. */
function hasMark(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSamePage' in state;
}

const gestures = ['keydown', 'pointerdown'] as const;
/** Milliseconds in which a page may still load and change its layout. */
const settlingMs = 10_000;
/** Pixels: how far from its former place a link may stand and be the same. */
const nearPixels = 48;

/** Keeps the focus on the page while it settles; the first key or press ends that. */
function keepFocus(left: LeftLink | undefined): () => void {
  const end = performance.now() + settlingMs;
  let frame = 0;
  const look = () => {
    if (!isCovered()) settle(left);
    if (performance.now() < end) frame = requestAnimationFrame(look);
    else stop();
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const gesture of gestures) removeEventListener(gesture, stop, { capture: true });
  };
  for (const gesture of gestures) addEventListener(gesture, stop, { capture: true });
  // The pressed link may still have the focus.
  if (document.activeElement instanceof HTMLElement && !isCovered()) document.activeElement.blur();
  look();
  return stop;
}

/** Focuses the best place that is there; leaves alone what a page has focused itself. */
function settle(left: LeftLink | undefined): void {
  const { activeElement } = document;
  if (activeElement !== document.body && activeElement?.matches('h1') !== true) return;
  const target = (left && linkAt(left)) ?? pageTarget();
  if (target !== activeElement) target?.focus({ preventScroll: true });
}

function pageTarget(): HTMLElement | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[data-focus=field] input:not(:disabled)')];
  // Fields that are filled in already need not be typed again.
  return fields.find(({ value }) => value === '') ?? fields[0] ?? document.querySelector('h1') ?? undefined;
}

function isCovered(): boolean {
  return document.querySelector('[aria-modal=true]') !== null;
}

function linkAt({ href, top }: LeftLink): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('a[href]')].find(
    (link) =>
      link.getAttribute('href') === href && Math.abs(link.getBoundingClientRect().top - top) < nearPixels,
  );
}
