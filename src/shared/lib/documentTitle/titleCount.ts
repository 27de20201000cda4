import { productName } from '@/shared/config/product';

let screen: string | null = null;
let unread = 0;

function show(): void {
  const title = screen === null ? productName : `${screen} · ${productName}`;
  document.title = unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${title}` : title;
}

/** SHELL-09. Null while the name is unknown. */
export function setTitle(title: string | null): void {
  screen = title;
  show();
}

/** Shows the number of unread notifications before the title (SHELL-09). */
export function setTitleCount(count: number): void {
  unread = count;
  show();
}
