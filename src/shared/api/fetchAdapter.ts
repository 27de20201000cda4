/** Axios' adapter to fetch, a chunk of its own: only fetch can send what outlives the page. */
export { default as fetchAdapter } from 'axios/unsafe/adapters/fetch.js';
