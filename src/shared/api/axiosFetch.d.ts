/** Types of axios' fetch adapter, which its package leaves out. */
declare module 'axios/unsafe/adapters/fetch.js' {
  import type { AxiosAdapter } from 'axios';

  const adapter: AxiosAdapter;
  export default adapter;
}
