import { useEffect, useEffectEvent, useState } from 'react';
import type { Image } from '../types';

/** A box in the window, in pixels. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** As long as the viewer fades. */
const leavingMs = 160;
const growingMs = 240;

/**
 * Lets a photo grow out of the picture that was pressed, and return into it when it is closed, so that the eye keeps
 * it; the page stays where it was (POST-08). No picture moves for those who asked for less motion, for addresses that
 * were followed, and once another photo was turned to.
 * @returns the viewer's callbacks, and true while its own picture is to be hidden
 */
export function useGrowing(photo: Image | undefined, index: number) {
  const [origin] = useState(() => ({ ...pressed(), index }));
  const [isMoving, setIsMoving] = useState(false);
  const { opener, picture, top } = origin;

  const move = async (animation: Animation) => {
    setIsMoving(true);
    await animation.finished.catch(() => undefined);
    setIsMoving(false);
  };
  /** Undoes the scrolling of the focus that returns to a picture at the window's edge. */
  const stay = () => {
    if (index === origin.index && opener?.isConnected)
      scrollBy({ top: opener.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  const onClosed = useEffectEvent(stay);
  useEffect(() => () => onClosed(), []);
  return {
    isMoving,
    on: {
      entering: () => {
        const to = photo && fittingBox(photo, boxOf('.yarl__container'));
        if (opener && picture && to)
          void move(animate(picture, opener.getBoundingClientRect(), to, growingMs));
      },
      exiting: () => {
        stay();
        const from = boxOf('.yarl__slide_current img');
        if (!from || !opener?.isConnected || !picture || index !== origin.index || photo?.width === 0) return;
        const to = opener.getBoundingClientRect();
        if (to.bottom > 0 && to.top < innerHeight) void move(animate(picture, from, to, leavingMs));
      },
    },
  };
}

/** The control that has the focus, its place in the window, and its loaded picture unless nothing shall move. */
function pressed() {
  const focused = document.activeElement;
  const opener = focused?.matches('button, a') ? focused : null;
  const picture = opener?.querySelector('img') ?? null;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    opener,
    top: opener?.getBoundingClientRect().top ?? 0,
    picture: picture && picture.naturalWidth > 0 && !isCalm ? picture : null,
  };
}

function boxOf(selector: string): DOMRect | undefined {
  return document.querySelector(selector)?.getBoundingClientRect();
}

/** Where the viewer shows a photo: whole, in the middle, never enlarged. Undefined for one of unknown size. */
function fittingBox({ width, height }: Image, room: DOMRect | undefined): Box | undefined {
  if (!room || width === 0 || height === 0) return undefined;
  const scale = Math.min(1, room.width / width, room.height / height);
  const size = { width: width * scale, height: height * scale };
  return {
    ...size,
    left: room.left + (room.width - size.width) / 2,
    top: room.top + (room.height - size.height) / 2,
  };
}

/** Moves a copy of the picture over everything, and removes it. */
function animate(picture: HTMLImageElement, from: Box, to: Box, duration: number): Animation {
  const copy = document.createElement('img');
  copy.src = picture.currentSrc;
  copy.alt = '';
  copy.style.cssText = 'position:fixed;z-index:var(--z-lightbox);object-fit:cover;pointer-events:none';
  document.body.append(copy);
  const keyframe = ({ left, top, width, height }: Box) => ({
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const animation = copy.animate([keyframe(from), keyframe(to)], {
    duration,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    fill: 'forwards',
  });
  const remove = () => copy.remove();
  animation.addEventListener('finish', remove);
  animation.addEventListener('cancel', remove);
  return animation;
}
