import { stopOnCrash } from '../crash';
import { createJsonLog, withRequest } from '../log';

/* A process that ends by an error which a request caused and nobody caught. */

stopOnCrash(createJsonLog(), (exitCode) => process.exit(exitCode));
withRequest({ id: 'the-request', route: '/api/status' }, () =>
  setTimeout(() => {
    throw new TypeError('secret of amara@kith.example');
  }),
);
