import type { WireLogin } from '@/shared/wire/auth';
import { tokenOf } from '../../http/authentication';

/** The browser that logs in, by its headers. */
export interface Browser {
  agent: string;
  cookies: string;
  /** Token of the session that it has so far. */
  token: string | null;
}

/** A login; `cookie` is the `Set-Cookie` by which the browser is known from now on (AUTH-09). */
export interface LoggedIn {
  login: WireLogin;
  cookie: string | null;
}

export const browserOf = (request: Request): Browser => ({
  agent: request.headers.get('user-agent') ?? '',
  cookies: request.headers.get('cookie') ?? '',
  token: tokenOf(request),
});

/** Answers a login, and has the browser remembered when it is complete. */
export function toLoginResponse({ login, cookie }: LoggedIn): Response {
  return Response.json(login, cookie === null ? {} : { headers: { 'Set-Cookie': cookie } });
}
