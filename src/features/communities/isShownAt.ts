/** Tells whether a group's or company's page is shown, any part of it: whoever went elsewhere meanwhile stays there. */
export const isShownAt = (path: string): boolean =>
  location.pathname === path || location.pathname.startsWith(`${path}/`);
