export const loginOver = {
  title: 'Log in again',
  why: 'Your login has ended. Nothing on this page is lost: log in, and what was waiting goes on.',
  offline: 'You are offline. You can log in once the connection is back.',
  somebodyElse: 'Log in as somebody else',
  logOut: 'Log out',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    loginOver: typeof loginOver;
  }
}
