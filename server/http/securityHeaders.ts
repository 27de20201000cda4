import type { ServerConfig } from '../config';

/** Exact header sets of the two entries and the API: one wrong word breaks a page or opens a hole. */
export type HeaderSet = Readonly<Record<string, string>>;

const embedHosts = 'https://www.youtube-nocookie.com https://player.vimeo.com';

/** Headers of every response. */
export function baseHeaders(config: Pick<ServerConfig, 'publicUrl'>): HeaderSet {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(config.publicUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }
      : {}),
  };
}

/** Headers of JSON answers and of errors without a page. */
export const apiHeaders: HeaderSet = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * Headers of the social app's document, with the hosts besides this one whose pictures it shows; pages with a token in
 * the address send no referrer.
 */
export function socialHeaders(path: string, mediaHosts: readonly string[]): HeaderSet {
  // Without a scheme a host is reached by the page's own, or by https.
  const pictures = ["'self' blob: data:", ...mediaHosts].join(' ');
  const carriesToken = path === '/resetPassword' || path === '/emailConfirmed';
  return {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src ${pictures}; media-src 'self' blob:; font-src 'self'; connect-src 'self'; frame-src 'self' ${embedHosts}; manifest-src 'self'; worker-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-uri /api/csp-report`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': carriesToken ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(self), microphone=(self), autoplay=(self), fullscreen=(self "https://www.youtube-nocookie.com" "https://player.vimeo.com"), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=(), browsing-topics=()',
  };
}

/**
 * Headers of the migration page's document; `connectHosts` are the gas-price service and the chain's read address.
 */
export function migrationHeaders(connectHosts: readonly string[]): HeaderSet {
  return {
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src ${["'self'", ...connectHosts].join(' ')}; object-src 'none'; base-uri 'none'; form-action 'none'; frame-src 'none'; worker-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-uri /api/csp-report`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-read=()',
  };
}

/** Adds headers that the response does not set itself. */
export function addHeaders(response: Response, ...sets: HeaderSet[]): void {
  for (const set of sets)
    for (const [name, value] of Object.entries(set))
      if (!response.headers.has(name)) response.headers.set(name, value);
}
