import type { Page } from '@playwright/test';

const gestures = 60;
const gesturePixels = 1_200;

/**
 * Times between the frames of 60 gestures of the wheel, how long tasks blocked the page meanwhile, by how much the
 * layout shifted, and the most nodes there were.
 */
export async function measureFrames(page: Page) {
  await page.evaluate(() => {
    const state = { frames: [] as number[], longTasks: 0, shift: 0, nodes: 0 };
    Reflect.set(globalThis, 'measured', state);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift' });
    const all = document.getElementsByTagName('*');
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) state.longTasks += duration;
    }).observe({ type: 'longtask' });
    let last = performance.now();
    const tick = (now: number) => {
      state.frames.push(now - last);
      last = now;
      state.nodes = Math.max(state.nodes, all.length);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await scrollByWheel(page);
  return page.evaluate(() => {
    const { frames, longTasks, shift, nodes } = Reflect.get(globalThis, 'measured') as {
      frames: number[];
      longTasks: number;
      shift: number;
      nodes: number;
    };
    const sorted = frames.toSorted((a, b) => a - b);
    return {
      frames: frames.length,
      'p50 ms': Math.round(sorted[Math.floor(sorted.length * 0.5)] ?? 0),
      'p99 ms': Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
      'long tasks ms': Math.round(longTasks),
      'layout shift': Number(shift.toFixed(3)),
      nodes,
    };
  });
}

/** Turns the wheel 60 times, with the pauses of a hand. */
export async function scrollByWheel(page: Page): Promise<void> {
  await page.mouse.move(720, 450);
  for (let turn = 0; turn < gestures; turn += 1) {
    await page.mouse.wheel(0, gesturePixels);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
  }
}
