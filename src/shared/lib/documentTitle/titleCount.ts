import { productName } from '@/shared/config/product';

let screen: string | null = null;
let unread = 0;

function show(): void {
  const title = screen === null ? productName : `${screen} · ${productName}`;
  document.title = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${title}` : title;
}

/** The name of the screen that shows, null while it is not known (SHELL-09). */
export function setTitle(title: string | null): void {
  screen = title;
  show();
}

/** How many notifications are unread; it stands before the name of the screen (SHELL-09). */
export function setTitleCount(count: number): void {
  unread = count;
  show();
}
