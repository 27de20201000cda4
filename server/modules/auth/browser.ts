import type { WireLogin } from '@/shared/wire/auth';

/** The browser that logs in, by its headers. */
export interface Browser {
  agent: string;
  cookies: string;
}

/** A login; `cookie` is the `Set-Cookie` by which the browser is known from now on (AUTH-09). */
export interface LoggedIn {
  login: WireLogin;
  cookie: string | null;
}

export const browserOf = ({ headers }: Request): Browser => ({
  agent: headers.get('user-agent') ?? '',
  cookies: headers.get('cookie') ?? '',
});

/** Answers a login, and has the browser remembered when it is complete. */
export function toLoginResponse({ login, cookie }: LoggedIn): Response {
  return Response.json(login, cookie === null ? {} : { headers: { 'Set-Cookie': cookie } });
}
