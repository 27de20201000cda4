import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { pressedLink, type PressedLink } from './pressedLink';

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
  const shown = useRef(firstPath);
  const leftBy = useRef(new Map<string, PressedLink>());
  const known = useRef<PressedLink>(null);
  const stop = useRef(() => {});

  useEffect(() => () => stop.current(), []);

  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    const link = pressedLink();
    if (link && link !== known.current && keyOf(link) !== key) {
      known.current = link;
      leftBy.current.set(keyOf(link), link);
    }
    if (before === pathname || isSamePage) return;
    stop.current();
    stop.current = keepFocus(isReturn ? leftBy.current.get(key) : undefined);
  }, [pathname, key, isReturn, isSamePage]);
  return null;
}

/** The router's name for the history entry in which a link was pressed. */
function keyOf({ entry }: PressedLink): string {
  return typeof entry === 'object' && entry !== null && 'key' in entry ? String(entry.key) : 'default';
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
function keepFocus(left: PressedLink | undefined): () => void {
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
function settle(left: PressedLink | undefined): void {
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

function linkAt({ href, top }: PressedLink): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('a[href]')].find(
    (link) =>
      link.getAttribute('href') === href && Math.abs(link.getBoundingClientRect().top - top) < nearPixels,
  );
}
